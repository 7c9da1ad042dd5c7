import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './banner.module.css';

export type BannerProps = {
  /** `loud`: the yellow strip. `plain`: a quiet one in the surface's colour. */
  tone: 'loud' | 'plain';
  /** Drawn in condensed capitals when loud. */
  title: string;
  /** The true sentence beside it. */
  children?: ReactNode;
};

/** The strip over a drawing; the only loud thing on a screen. Unrolls from the left the first time it turns loud. */
export function Banner({ tone, title, children }: BannerProps) {
  const [hasUnrolled, setUnrolled] = useState(tone === 'loud');
  return (
    <div
      role="status"
      className={classNames(css['banner'], css[tone], !hasUnrolled && css['unrolls'])}
      onTransitionEnd={() => tone === 'loud' && setUnrolled(true)}
    >
      <p className={css['title']}>{title}</p>
      {children !== undefined && <p className={css['text']}>{children}</p>}
    </div>
  );
}
