import { stateName, type StateCode } from '@wideload/domain';

export type StateMapTexts = {
  map: string;
  hint: string;
  chosen: string;
  idle: string;
  notSold: string;
  noneChosen: string;
  stateName: (code: StateCode) => string;
};

export const stateMapTexts: StateMapTexts = {
  map: 'Map of the states',
  hint: 'Press a state, or move with the arrow keys and select with space.',
  chosen: 'Selected',
  idle: 'Not selected',
  notSold: 'Not sold online',
  noneChosen: 'No state is selected yet',
  stateName,
};
