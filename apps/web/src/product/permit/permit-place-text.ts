/** A place as dispatchers paste it into a map: `39.04585, -76.64127`. */
export function placeText({ lat, lng }: { lat: number; lng: number }): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}
