import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './folded-section.module.css';
import { Panel } from './panel.tsx';
import collapsibleSectionCss from './collapsible-section.module.css';

export type FoldedSectionProps = {
  title: string;
  /** A few words beside the title about the content. */
  note?: ReactNode;
  /** Stays in sight while the content is folded away. */
  action?: ReactNode;
  /** It opens when this becomes true; a person closes it. */
  isUrgent?: boolean;
  isPrinted?: boolean;
  /** For content that loads when it is wanted. */
  onOpen?: () => void;
  children: ReactNode;
};

/** A panel with one line of title that opens on demand. Prints its content. */
export function FoldedSection({
  title,
  note,
  action,
  isUrgent = false,
  isPrinted = true,
  onOpen,
  children,
}: FoldedSectionProps) {
  const id = useId();
  const ref = useRef<HTMLDetailsElement>(null);
  // Before the browser paints: opened later, it would push down what is already read.
  useLayoutEffect(() => {
    if (isUrgent && ref.current !== null) ref.current.open = true;
  }, [isUrgent]);
  return (
    <Panel className={classNames(css['panel'], !isPrinted && 'no-print')}>
      <section aria-labelledby={id} className={css['section']}>
        <details ref={ref} className={css['details']} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
          <summary className={css['head']}>
            <h2 id={id} className="size-group">
              {title}
            </h2>
            {note !== undefined && <span className={classNames('muted size-label', css['note'])}>{note}</span>}
          </summary>
          <div className="above-12">{children}</div>
        </details>
        {action !== undefined && <div className={css['action']}>{action}</div>}
      </section>
    </Panel>
  );
}

/** Open at first. The browser keeps whether it is open until the page around it goes away. */
export function CollapsibleSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details open className={classNames('above-28', collapsibleSectionCss['section'])}>
        <summary className={collapsibleSectionCss['head']}>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
