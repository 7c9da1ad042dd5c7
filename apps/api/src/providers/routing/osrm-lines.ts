import type { Place } from '@wideload/domain';
import type { Lines, Stretch } from '@wideload/routing';
import type { OsrmStep } from './osrm-call.ts';

const metersPerMile = 1609.344;
const secondsPerHour = 3600;
/** Decimals of a polyline. */
const precision = 1e5;

/** Differences of latitude and longitude in groups of five bits (https://developers.google.com/maps/documentation/utilities/polylinealgorithm). */
export function decodePolyline(text: string): Place[] {
  const points: Place[] = [];
  const sums = { lat: 0, lng: 0 };
  let at = 0;

  function readDifference(): number {
    let [value, shift, group] = [0, 0, 0x20];
    while (group >= 0x20 && at < text.length) {
      group = text.charCodeAt(at++) - 63;
      value |= (group & 0x1f) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  }

  while (at < text.length) {
    sums.lat += readDifference();
    sums.lng += readDifference();
    points.push({ lat: sums.lat / precision, lng: sums.lng / precision });
  }
  return points;
}

/** `I 80; US 30` is `I-80`: an Interstate first, then the first number. */
export function toRoad(ref: string): string {
  const numbers = ref.split(';').map((number) => number.trim().replace(' ', '-'));
  return numbers.find((number) => number.startsWith('I-')) ?? numbers[0] ?? '';
}

function toStretch({ geometry, distance, duration, ref }: OsrmStep): Stretch {
  return {
    points: decodePolyline(geometry),
    miles: distance / metersPerMile,
    hours: duration / secondsPerHour,
    road: toRoad(ref ?? ''),
  };
}

export function toLines({ legs }: { legs: readonly { steps: readonly OsrmStep[] }[] }): Lines {
  return legs.map(({ steps }) => steps.map(toStretch));
}
