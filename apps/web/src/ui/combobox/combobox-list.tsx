import { Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import css from './combobox.module.css';
import type { Choice } from './use-combobox.ts';

type ComboboxListProps = {
  id: string;
  labelledBy: string;
  /** The element to which the list is attached. */
  anchor: RefObject<HTMLElement | null>;
  choices: readonly Choice[];
  value: string;
  inHand: number;
  nothing: string;
  onChoose: (choice: Choice) => void;
};

/** Max height of the list, and its min distance from the window's edge, in px. */
const most = 324;
const margin = 8;

function place(list: HTMLElement, anchor: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - margin;
  const isBelow = below >= Math.min(most, list.scrollHeight) || below >= top - margin;
  const room = Math.min(most, (isBelow ? below : top - margin) - 4);
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${room}px`,
    top: isBelow ? `${bottom + 4}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - top + 4}px`,
  });
}

/** The open list. It is a popover so that no dialog or scroll container clips it, and it follows its field. */
export function ComboboxList({ id, labelledBy, anchor, choices, value, inHand, nothing, onChoose }: ComboboxListProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const list = ref.current;
    const field = anchor.current;
    if (list === null || field === null) return undefined;
    if ('showPopover' in list) list.showPopover();
    const follow = () => place(list, field);
    follow();
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [anchor, choices]);

  useEffect(() => {
    ref.current?.querySelector('[data-in-hand]')?.scrollIntoView({ block: 'nearest' });
  }, [inHand]);

  return (
    // A press in the list must not take the focus from the field.
    <div
      ref={ref}
      role="presentation"
      popover="manual"
      className={css['popup']}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p role="status" className={classNames('muted', css['nothing'])}>
        {choices.length === 0 ? nothing : ''}
      </p>
      <div role="listbox" id={id} aria-labelledby={labelledBy}>
        {choices.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the field, which keeps the focus
          <div
            key={choice.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={choice.value === value}
            aria-disabled={choice.disabled}
            data-in-hand={index === inHand ? '' : undefined}
            className={css['choice']}
            onClick={() => onChoose(choice)}
          >
            <span className="breakable shrinks">
              {choice.label}
              {choice.detail !== undefined && <span className="second-line regular">{choice.detail}</span>}
            </span>
            {choice.value === value && <Check size={20} aria-hidden="true" />}
          </div>
        ))}
      </div>
    </div>
  );
}
