import { spanishStateNames, stateName, type StateCode } from '@wideload/domain';

export function stateNameEs(code: StateCode): string {
  return spanishStateNames[code] ?? stateName(code);
}
