import type { StateCode } from '../basics/state-code.ts';

/** The states with a separate Spanish name (Fundéu). */
export const spanishStateNames: Partial<Record<StateCode, string>> = {
  HI: 'Hawái',
  DC: 'Distrito de Columbia',
  LA: 'Luisiana',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
};
