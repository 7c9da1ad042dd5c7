import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './banner.module.css';

export type BannerProps = {
  tone: 'loud' | 'plain';
  title: string;
  children?: ReactNode;
};

/** The only loud element on a screen. It unrolls the first time it turns loud. */
export function Banner({ tone, title, children }: BannerProps) {
  const [hasUnrolled, setUnrolled] = useState(tone === 'loud');
  return (
    <div
      role="status"
      className={classNames(css['banner'], css[tone], !hasUnrolled && css['unrolls'])}
      onTransitionEnd={() => tone === 'loud' && setUnrolled(true)}
    >
      <p className={classNames('bold', css['title'])}>{title}</p>
      {children !== undefined && <p className={css['text']}>{children}</p>}
    </div>
  );
}
