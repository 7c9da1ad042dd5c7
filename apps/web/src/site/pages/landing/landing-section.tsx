import type { ReactNode } from 'react';
import css from './landing-section.module.css';

export type LandingSectionProps = {
  id: string;
  title: string;
  lead?: string;
  look?: 'split' | 'stacked';
  children: ReactNode;
};

export function LandingSection({ id, title, lead, look = 'split', children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css['band']}>
      <div className={css[look]}>
        <div>
          <h2 id={`${id}-title`} className={css['title']}>
            {title}
          </h2>
          {lead !== undefined && <p className={css['lead']}>{lead}</p>}
        </div>
        <div className={css['matter']}>{children}</div>
      </div>
    </section>
  );
}
