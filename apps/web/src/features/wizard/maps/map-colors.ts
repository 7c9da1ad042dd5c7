/** A canvas cannot use custom properties. */
export function readMapColors() {
  const style = getComputedStyle(document.documentElement);
  const readColor = (token: string) => style.getPropertyValue(token).trim();
  return {
    land: readColor('--map-land'),
    border: readColor('--map-border'),
    highway: readColor('--map-highway'),
    asphalt: readColor('--state-edge'),
    centerLine: readColor('--banner'),
  };
}
