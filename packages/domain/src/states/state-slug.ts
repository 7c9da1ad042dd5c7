import { stateCodes, stateName, type StateCode } from '../basics/state-code.ts';

/** The state's part of a URL: `new-hampshire`. */
export function toStateSlug(code: StateCode): string {
  return stateName(code).toLowerCase().replaceAll(' ', '-');
}

const bySlug = new Map(stateCodes.map((code) => [toStateSlug(code), code]));

export function findStateBySlug(slug: string): StateCode | null {
  return bySlug.get(slug) ?? null;
}
