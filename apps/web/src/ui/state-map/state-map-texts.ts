import type { StateCode } from '@wideload/domain';

/** The words on the map, in the reader's language. */
export type StateMapTexts = {
  /** Name of the map. */
  map: string;
  hint: string;
  chosen: string;
  idle: string;
  notSold: string;
  noneChosen: string;
  stateName: (code: StateCode) => string;
};
