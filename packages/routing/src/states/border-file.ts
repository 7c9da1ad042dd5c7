import { isStateCode, type Place, type StateCode } from '@wideload/domain';

/**
 * A line with the states on its two sides; null is the sea or abroad. A watery line may not be driven over away from
 * the known roads: a river between two states, or, with no state on its sides, the middle of a lake.
 */
export type BorderLine = {
  left: StateCode | null;
  right: StateCode | null;
  isWatery: boolean;
  points: readonly Place[];
};

/** Steps in one degree: 1e-5 degree is about 1 m. */
export const borderSteps = 100_000;

const toSteps = (degrees: number) => Math.round(degrees * borderSteps);

/** A whole number in groups of seven bits; the first bit is its sign. */
function pushNumber(bytes: number[], number: number): void {
  let rest = number < 0 ? -number * 2 - 1 : number * 2;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  bytes.push(rest);
}

/** The states with two letters each, then for each line its sides, its kind, and the steps from point to point. */
export function encodeBorders(lines: readonly BorderLine[]): Uint8Array {
  const states = [...new Set(lines.flatMap(({ left, right }) => [left, right]))].filter((state) => state !== null);
  const bytes: number[] = [];
  pushNumber(bytes, states.length);
  for (const state of states.toSorted()) bytes.push(state.charCodeAt(0), state.charCodeAt(1));
  const numbers = new Map(states.toSorted().map((state, at) => [state, at + 1]));
  const toNumber = (state: StateCode | null) => (state === null ? 0 : (numbers.get(state) ?? 0));
  pushNumber(bytes, lines.length);
  let [lat, lng] = [0, 0];
  for (const { left, right, isWatery, points } of lines) {
    for (const number of [toNumber(left), toNumber(right), Number(isWatery), points.length]) pushNumber(bytes, number);
    for (const point of points) {
      const [up, across] = [toSteps(point.lat) - lat, toSteps(point.lng) - lng];
      pushNumber(bytes, up);
      pushNumber(bytes, across);
      [lat, lng] = [lat + up, lng + across];
    }
  }
  return Uint8Array.from(bytes);
}

/** All lines in flat arrays; point `n` and the next one are a segment unless `n` is the last of its line. */
export type Borders = {
  /** 0 is no state, 1 the first of these. */
  states: readonly StateCode[];
  lat: Int32Array;
  lng: Int32Array;
  left: Uint8Array;
  right: Uint8Array;
  isWatery: Uint8Array;
  isLast: Uint8Array;
};

/** No point takes less than two bytes. */
const leastBytes = 2;

export function decodeBorders(bytes: Uint8Array): Borders {
  let at = 0;
  function read(): number {
    let [number, scale, byte] = [0, 1, 0x80];
    for (; byte >= 0x80; scale *= 0x80) {
      byte = bytes[at++] ?? 0;
      number += (byte % 0x80) * scale;
    }
    return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  }

  const states = Array.from({ length: read() }, () => String.fromCharCode(bytes[at++] ?? 0, bytes[at++] ?? 0));
  const most = Math.ceil(bytes.length / leastBytes);
  const [lat, lng] = [new Int32Array(most), new Int32Array(most)];
  const sides = () => new Uint8Array(most);
  const [left, right, isWatery, isLast] = [sides(), sides(), sides(), sides()];
  let [count, y, x] = [0, 0, 0];
  for (let lines = read(); lines > 0; lines -= 1) {
    const [leftState, rightState, watery] = [read(), read(), read()];
    for (let rest = read(); rest > 0; rest -= 1) {
      y += read();
      x += read();
      lat[count] = y;
      lng[count] = x;
      left[count] = leftState;
      right[count] = rightState;
      isWatery[count] = watery;
      isLast[count] = Number(rest === 1);
      count += 1;
    }
  }
  return {
    states: states.filter(isStateCode),
    lat: lat.slice(0, count),
    lng: lng.slice(0, count),
    left: left.slice(0, count),
    right: right.slice(0, count),
    isWatery: isWatery.slice(0, count),
    isLast: isLast.slice(0, count),
  };
}
