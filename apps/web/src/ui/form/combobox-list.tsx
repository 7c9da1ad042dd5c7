import { Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import css from './combobox.module.css';
import type { Choice } from './use-combobox.ts';

type ComboboxListProps = {
  id: string;
  labelledBy: string;
  anchor: RefObject<HTMLElement | null>;
  choices: readonly Choice[];
  value: string;
  activeIndex: number;
  /** Shown in place of choices. */
  nothing: ReactNode;
  /** Said beside the choices. */
  announced?: string | undefined;
  onChoose: (choice: Choice) => void;
};

/** Max height of the list, and min distance from the window's edge, in px. */
const maxHeight = 324;
const margin = 8;

function place(list: HTMLElement, anchor: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - margin;
  const isBelow = below >= Math.min(maxHeight, list.scrollHeight) || below >= top - margin;
  const room = Math.min(maxHeight, (isBelow ? below : top - margin) - 4);
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${room}px`,
    top: isBelow ? `${bottom + 4}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - top + 4}px`,
  });
}

/** A popover, so that no dialog or scroll container clips it. */
export function ComboboxList({
  id,
  labelledBy,
  anchor,
  choices,
  value,
  activeIndex,
  nothing,
  announced,
  onChoose,
}: ComboboxListProps) {
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
  }, [activeIndex]);

  return (
    // A press in the list must not take the focus from the field.
    <div
      ref={ref}
      role="presentation"
      popover="manual"
      className={css['popup']}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="status" className={classNames('muted', css['nothing'])}>
        {choices.length === 0
          ? nothing
          : announced !== undefined && <span className="visually-hidden">{announced}</span>}
      </div>
      <div role="listbox" id={id} aria-labelledby={labelledBy}>
        {choices.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
          <div
            key={choice.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={choice.value === value}
            aria-disabled={choice.disabled}
            data-in-hand={index === activeIndex ? '' : undefined}
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
