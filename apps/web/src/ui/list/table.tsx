import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './table.module.css';

/** A width in CSS. `tight` applies between phones and 1200 px. */
export type ColumnWidth = { key: string; width?: string | undefined; tight?: string | undefined };

export type TableProps = {
  caption: string;
  /** For many columns: below 1200 px the cells have smaller texts and margins. */
  wide?: boolean | undefined;
  /** In their order. On phones, where rows are cards, they do not apply. */
  widths?: readonly ColumnWidth[] | undefined;
  children: ReactNode;
};

/** A cell with `data-figure` is aligned to the right; on phones each cell shows its `data-label`. */
export function Table({ caption, wide, widths, children }: TableProps) {
  return (
    <table className={classNames(css['table'], wide && css['wide'])}>
      <caption className="visually-hidden">{caption}</caption>
      {widths && (
        <colgroup>
          {widths.map(({ key, width, tight = width }) => (
            <col key={key} style={{ '--width': width, '--tight': tight } as CSSProperties} />
          ))}
        </colgroup>
      )}
      {children}
    </table>
  );
}
