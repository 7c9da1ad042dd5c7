import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './collapsible-section.module.css';

/** Open at first. The browser keeps whether it is open until the page around it goes away. */
export function CollapsibleSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details open className={classNames('above-28', css['section'])}>
        <summary className={css['head']}>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
