import { stateName, type StateCode } from '@wideload/domain';

/** The map on which states are picked. */
export const stateMapTexts = {
  map: 'Map of the states',
  hint: 'Press a state, or move with the arrow keys and select with space.',
  chosen: 'Selected',
  idle: 'Not selected',
  notSold: 'Not sold online',
  noneChosen: 'No state is selected yet',
  stateName: (code: StateCode): string => stateName(code),
} as const;
