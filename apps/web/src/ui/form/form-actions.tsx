import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './form-actions.module.css';

type FormActionsProps = {
  /** About the state of the form, in a row above the buttons. */
  notice?: ReactNode;
  /** To be checked before Next, in a row of its own, so that it is in sight wherever the page is scrolled. */
  check?: ReactNode;
  back?: ReactNode;
  saved?: ReactNode;
  sum?: ReactNode;
  next?: ReactNode;
};

const barId = 'form-actions';

// The address keeps its fragment, and the router does not react.
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(barId)?.focus();
}

/** Before a form with dozens of controls, for the keyboard. */
export function SkipToActions({ children }: { children: ReactNode }) {
  return (
    <a href={`#${barId}`} className="visually-hidden skip-link no-print" onClick={skip}>
      {children}
    </a>
  );
}

export function FormActions({ notice, check, back, saved, sum, next }: FormActionsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useScrollPadding(ref);
  return (
    <div ref={ref} id={barId} tabIndex={-1} className={classNames('no-ring', css['bar'])} data-form-actions="">
      <div className={css['notice']}>{notice}</div>
      {check !== undefined && <div className={css['check']}>{check}</div>}
      {back !== undefined && <div>{back}</div>}
      <p role="status" className={css['saved']}>
        {saved}
      </p>
      {sum !== undefined && <p className="bold">{sum}</p>}
      <div className={css['next']}>{next}</div>
    </div>
  );
}

/**
 * The bar never covers the focused element, whatever the height of its texts. No custom property says it: the whole page would inherit it
 * and get its styles anew with each step.
 */
function useScrollPadding(ref: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + var(--s16))`;
      uncoverFocus(bar);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [ref]);
}

function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = bar.getBoundingClientRect().top;
  if (top < window.innerHeight && bottom > edge) focused.scrollIntoView({ block: 'nearest' });
}
