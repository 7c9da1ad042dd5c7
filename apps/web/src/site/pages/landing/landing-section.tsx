import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { lazyLayout, type UsualHeights } from '#ui/layout/lazy-layout.ts';
import css from './landing-section.module.css';

export type LandingSectionProps = {
  id: string;
  title: string;
  lead?: string;
  look?: 'split' | 'stacked';
  heights: UsualHeights;
  children: ReactNode;
};

export function LandingSection({ id, title, lead, look = 'split', heights, children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} {...lazyLayout(heights, css['band'])}>
      <div className={classNames('site-width', look === 'split' ? css['split'] : 'stack gap-28')}>
        <div>
          <h2 id={`${id}-title`} className={css['title']}>
            {title}
          </h2>
          {lead !== undefined && <p className="size-group above-12">{lead}</p>}
        </div>
        <div className="shrinks">{children}</div>
      </div>
    </section>
  );
}
