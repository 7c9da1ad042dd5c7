import { stateName, type IssuedDays, type StateCode } from '@wideload/domain';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { findToday } from '#lib/today.ts';
import { Sign } from '#ui/sign.tsx';
import { countSigns } from './permit-groups.ts';
import { permitsOfStatus } from './permit.texts.ts';
import css from './state-fold.module.css';

type StateFoldProps = {
  state: StateCode;
  permits: readonly IssuedDays[];
  /** It opens when this becomes true; a person closes it. */
  isOpen: boolean;
  children: ReactNode;
};

/** The permits of one state of a large order. The browser finds words in it and prints it, open or not. */
export function StateFold({ state, permits, isOpen, children }: StateFoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  // Before the browser paints: opened later, it would push down what is already read.
  useLayoutEffect(() => {
    if (isOpen && ref.current !== null) ref.current.open = true;
  }, [isOpen]);
  return (
    <details ref={ref} className={css['fold']}>
      <summary className={css['head']}>
        <h3 className="size-body">{stateName(state)}</h3>
        {countSigns(permits, findToday()).map(({ kind, word, count }) => (
          <Sign key={word} kind={kind}>
            {permitsOfStatus(count, word)}
          </Sign>
        ))}
      </summary>
      {children}
    </details>
  );
}
