import { stateCodes, stateName, type StateCode } from './state.ts';

/** The word for a state in an address: `new-hampshire`. */
export function stateSlug(code: StateCode): string {
  return stateName(code).toLowerCase().replaceAll(' ', '-');
}

const bySlug = new Map(stateCodes.map((code) => [stateSlug(code), code]));

export function stateOfSlug(slug: string): StateCode | null {
  return bySlug.get(slug) ?? null;
}
