import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { layOutUntilChanged } from '../layout/lay-out-rest.ts';
import css from './table.module.css';

/**
 * A width in CSS, or with `lazyRows` the track of a grid. `tight` applies between phones and 1200 px. A class that hides the cells of a
 * column must hide its width too.
 */
export type ColumnWidth = {
  key: string;
  width?: string | undefined;
  tight?: string | undefined;
  className?: string | undefined;
};

export type TableProps = {
  caption: string;
  /** For many columns: below 1200 px the cells have smaller texts and margins. */
  wide?: boolean | undefined;
  /** In their order. On phones, where rows are cards, they do not apply. */
  widths?: readonly ColumnWidth[] | undefined;
  /**
   * The entries of a long page: a row is laid out when it comes near the window or the page is idle, in columns as wide as `widths` says,
   * whatever is in them.
   */
  lazyRows?: readonly unknown[] | undefined;
  children: ReactNode;
};

/** The tracks do not depend on what is in a row, so they are the same in each. */
const formatTracks = (widths: readonly string[]) => widths.map((width) => `minmax(0, ${width})`).join(' ');

function toTracks(widths: readonly ColumnWidth[]): CSSProperties {
  return {
    '--tracks': formatTracks(widths.map(({ width = '1fr' }) => width)),
    '--tight-tracks': formatTracks(widths.map(({ width = '1fr', tight = width }) => tight)),
  } as CSSProperties;
}

/** A cell with `data-figure` is aligned to the right; on phones each cell shows its `data-label`. */
export function Table({ caption, wide, widths, lazyRows, children }: TableProps) {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const [body] = table.current?.tBodies ?? [];
    return lazyRows && body ? layOutUntilChanged(body.rows) : undefined;
  }, [lazyRows]);
  return (
    <table
      ref={table}
      className={classNames(css['table'], wide && css['wide'], lazyRows && css['lazy-rows'])}
      style={widths && lazyRows ? toTracks(widths) : undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      {widths && !lazyRows && (
        <colgroup>
          {widths.map(({ key, width, tight = width, className }) => (
            <col key={key} className={className} style={{ '--width': width, '--tight': tight } as CSSProperties} />
          ))}
        </colgroup>
      )}
      {children}
    </table>
  );
}
