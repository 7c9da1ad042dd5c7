import { stateName, type StateCode } from '@wideload/domain';

export const stateNames = {
  name: (code: StateCode): string => stateName(code),
  place: (code: StateCode): string => (code === 'DC' ? `the ${stateName(code)}` : stateName(code)),
};
