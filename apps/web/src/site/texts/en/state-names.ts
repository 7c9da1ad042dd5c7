import { stateName, type StateCode } from '@wideload/domain';

export const stateNames = {
  name: (code: StateCode): string => stateName(code),
  /** Within a sentence: `Ohio`, `the District of Columbia`. */
  place: (code: StateCode): string => (code === 'DC' ? `the ${stateName(code)}` : stateName(code)),
};
