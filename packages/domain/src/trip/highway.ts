import { isStateCode } from '../basics/state-code.ts';

const interstate = /^(?:interstate(?: highway)?|i)[\s-]*(\d{1,3}[ewns]?)$/i;
const usHighway = /^(?:u\.?\s?s\.?)(?: (?:highway|hwy\.?|route|rte\.?))?[\s-]*(\d{1,3}[ewns]?)$/i;
const stateHighway = /^([a-z]{2})(?: (?:highway|hwy\.?|route|rte\.?))?[\s-]+(\d{1,4})$/i;

/** The name of a highway that stands alone, as the router has it: `via US Hwy 287` is `US-287`. Null for any other text. */
export function parseHighway(text: string): string | null {
  const name = text
    .trim()
    .replace(/^(?:via|on|by)\s+/i, '')
    .replaceAll(/\s+/g, ' ');
  const [, number] = interstate.exec(name) ?? [];
  if (number !== undefined) return `I-${number.toUpperCase()}`;
  const [, us] = usHighway.exec(name) ?? [];
  if (us !== undefined) return `US-${us.toUpperCase()}`;
  const [, state = '', ofState] = stateHighway.exec(name) ?? [];
  return ofState !== undefined && isStateCode(state.toUpperCase()) ? `${state.toUpperCase()}-${ofState}` : null;
}
