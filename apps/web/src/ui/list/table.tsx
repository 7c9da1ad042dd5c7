import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './table.module.css';

export type TableProps = {
  caption: string;
  /** It has so many columns that it needs the room of a desktop: below 1200 px a row is two lines of cells with their labels. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/**
 * A native table: `children` are its `thead` and `tbody`. A cell with `data-figure` is set to the right; on phones each row becomes a
 * block, and a cell's `data-label` stands before it.
 */
export function Table({ caption, wide, children }: TableProps) {
  return (
    <table className={classNames(css['table'], wide && css['wide'])}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}
