import { isOrderable, stateName, type StateCode } from '@wideload/domain';

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

/** Name and state of a state's control. One that is not sold can still be reached, to hear that it is not. */
export function stateControl(code: StateCode, chosen: readonly StateCode[]) {
  const name = `${stateName(code)} (${code})`;
  return {
    'aria-label': isOrderable(code) ? name : `${name}, not sold online`,
    'aria-pressed': chosen.includes(code),
    'aria-disabled': isOrderable(code) ? undefined : true,
  };
}
