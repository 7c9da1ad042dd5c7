import type { ReactNode } from 'react';
import css from './table.module.css';

/**
 * A native table: `children` are its `thead` and `tbody`. A cell with `data-figure` is set to the right; on phones each row becomes a
 * block, and a cell's `data-label` stands before it.
 */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}
