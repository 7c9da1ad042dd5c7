import { isOrderable, type StateCode } from '@wideload/domain';
import type { StateMapTexts } from './state-map.texts.ts';
import type { StateMapWay } from './state-map-way.ts';

export type StateControl = {
  'aria-label': string;
  'aria-pressed': boolean;
  'aria-disabled': boolean | undefined;
  tabIndex: 0 | -1;
  ref: (element: HTMLElement | SVGElement | null) => void;
  onFocus: () => void;
  onClick: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};

type ControlOptions = { chosen: readonly StateCode[]; takesAll: boolean; texts: StateMapTexts; way: StateMapWay };

/** A state that cannot be picked remains focusable, so that a screen reader can say why. */
export function createStateControl(code: StateCode, { chosen, takesAll, texts, way }: ControlOptions) {
  // The visible letters come first, so that voice control finds the state.
  const number = way.numbers.get(code);
  const name = [code, texts.stateName(code), ...(number === undefined ? [] : [way.nameNumber(number)])].join(', ');
  return {
    'aria-label': isOrderable(code) ? name : `${name}, ${texts.notSold.toLowerCase()}`,
    'aria-pressed': chosen.includes(code),
    'aria-disabled': takesAll || isOrderable(code) ? undefined : true,
  };
}
