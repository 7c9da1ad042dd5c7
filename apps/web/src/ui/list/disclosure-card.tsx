import { useId, useState, type ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import css from './disclosure-card.module.css';

export type DisclosureCardProps = {
  /** Also completes the names of the card's buttons. */
  title: string;
  sign?: ReactNode;
  summary?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function DisclosureCard({ title, sign, summary, actions, children }: DisclosureCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article className="framed" aria-labelledby={`${id}-title`}>
      <div className={css['head']}>
        <div className="shrinks">
          <div className="cluster">
            <h2 id={`${id}-title`} className="breakable size-group">
              {title}
            </h2>
            {sign}
          </div>
          {summary !== undefined && <div className="hint breakable">{summary}</div>}
        </div>
        <div className="cluster gap-8">
          {actions}
          <Button size="small" aria-expanded={isOpen} aria-controls={`${id}-details`} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.close : texts.open}
            <span className="visually-hidden">{title}</span>
          </Button>
        </div>
      </div>
      <div id={`${id}-details`} hidden={!isOpen} className={css['details']}>
        {children}
      </div>
    </article>
  );
}
