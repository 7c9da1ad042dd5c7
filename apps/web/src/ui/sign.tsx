import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './sign.module.css';

export type SignKind = 'pending' | 'draft' | 'approved' | 'rejected' | 'ok' | 'no';

function isSignKind(kind: string): kind is SignKind {
  return ['pending', 'draft', 'approved', 'rejected', 'ok', 'no'].includes(kind);
}

/** An unknown kind looks like `pending` (spec [4]). */
export function Sign({ kind, children }: { kind: SignKind | (string & {}); children: ReactNode }) {
  return <span className={classNames(css['sign'], css[isSignKind(kind) ? kind : 'pending'])}>{children}</span>;
}

export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count < 1) return null;
  return (
    <span className={css['count']}>
      {count}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}
