import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './table.module.css';

export type TableProps = {
  caption: string;
  /** For many columns: below 1200 px a row becomes two lines of labeled cells. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** A cell with `data-figure` is aligned to the right; on phones each cell shows its `data-label`. */
export function Table({ caption, wide, children }: TableProps) {
  return (
    <table className={classNames(css['table'], wide && css['wide'])}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}
