import { isOrderable, type StateCode } from '@wideload/domain';
import type { StateMapTexts } from './state-map.texts.ts';

/** What a state's control has, whether it is a shape or a button. */
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

type ControlOptions = { chosen: readonly StateCode[]; takesAll: boolean; texts: StateMapTexts };

/** Name and state of a state's control. One that cannot be picked can still be reached, to hear why. */
export function stateControl(code: StateCode, { chosen, takesAll, texts }: ControlOptions) {
  // Its two letters are what is seen on the map, and what a person says to press it.
  const name = `${code}, ${texts.stateName(code)}`;
  return {
    'aria-label': isOrderable(code) ? name : `${name}, ${texts.notSold.toLowerCase()}`,
    'aria-pressed': chosen.includes(code),
    'aria-disabled': takesAll || isOrderable(code) ? undefined : true,
  };
}
