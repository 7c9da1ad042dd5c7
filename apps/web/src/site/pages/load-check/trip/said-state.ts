import { isStateCode, parsePlace, type StateCode, type TripPlace } from '@wideload/domain';
import { formatCoordinates } from '#product/trip/format-coordinates.ts';

/** `36.5950, -82.1880, TN`: the answer stays in the field, so a shared link and the next visit have it too. */
export function formatConfirmedState(place: TripPlace, state: StateCode): string {
  return `${formatCoordinates(place)}, ${state}`;
}

/** The coordinates and the state behind them; null for any other text. */
export function parseConfirmedState(text: string): { point: string; state: StateCode } | null {
  const [, point = '', code = ''] = /^(.+),\s*([a-z]{2})$/i.exec(text.trim()) ?? [];
  const state = code.toUpperCase();
  return isStateCode(state) && parsePlace(point) !== null ? { point, state } : null;
}
