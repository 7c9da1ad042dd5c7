import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './notice.module.css';

export type NoticeProps = {
  tone?: 'plain' | 'ok' | 'warn' | 'danger' | undefined;
  title?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
};

/** Announced when it appears, assertively if `danger`. */
export function Notice({ tone = 'plain', title, children, className }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={classNames(css['notice'], css[tone], className)}>
      {title !== undefined && <p className={classNames('bold', tone)}>{title}</p>}
      {children}
    </div>
  );
}
