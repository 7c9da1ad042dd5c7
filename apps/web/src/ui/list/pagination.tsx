import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useShownFirst } from '#lib/timing/use-shown-first.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import * as texts from '../ui.texts.ts';
import css from './pagination.module.css';

type PaginationProps = {
  page: number;
  pageSize: number;
  total: number;
  /** The page that is being loaded. */
  wanted?: number | undefined;
  onPage: (page: number) => unknown;
  pageSizes?: readonly number[] | undefined;
  onPageSize?: ((pageSize: number) => void) | undefined;
};

export function computeLastPage({ total, pageSize }: { total: number; pageSize: number }): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Null is a gap. */
export function listPages(page: number, last: number): (number | null)[] {
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === last || Math.abs(candidate - page) <= 1,
  );
  return shown.flatMap((candidate, index) =>
    index > 0 && candidate - (shown[index - 1] ?? 0) > 1 ? [null, candidate] : [candidate],
  );
}

export function Pagination({ page, pageSize, total, wanted = page, onPage, pageSizes, onPageSize }: PaginationProps) {
  const last = computeLastPage({ total, pageSize });
  const sizeId = useId();
  const [shown, turnTo] = useShownFirst(Math.min(wanted, last), onPage);
  if (total === 0 || (last === 1 && !onPageSize)) return null;

  const renderTurn = (label: string, to: number, { Icon, isEnd }: { Icon: typeof ChevronLeft; isEnd: boolean }) => (
    <li>
      <IconButton label={label} disabled={to < 1 || to > last || to === shown} onClick={() => turnTo(to)}>
        <Icon size={20} />
        {isEnd && <Icon size={20} className={css['again']} />}
      </IconButton>
    </li>
  );
  return (
    <nav aria-label={texts.pages} className={css['pagination']}>
      <p className={css['range']}>
        {texts.rangeOf((page - 1) * pageSize + 1, Math.min(page * pageSize, total), total)}
      </p>
      <ol className={css['pages']}>
        {renderTurn(texts.firstPage, 1, { Icon: ChevronLeft, isEnd: true })}
        {renderTurn(texts.previousPage, shown - 1, { Icon: ChevronLeft, isEnd: false })}
        {listPages(shown, last).map((candidate, index) =>
          candidate === null ? (
            <li key={index === 1 ? 'gap-before' : 'gap-after'} className={css['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={candidate} className={classNames(candidate !== shown && css['other'])}>
              <button
                type="button"
                className={css['page']}
                aria-label={texts.pageNumbered(candidate, last)}
                aria-current={candidate === shown ? 'page' : undefined}
                onClick={() => candidate !== shown && turnTo(candidate)}
              >
                {candidate}
              </button>
            </li>
          ),
        )}
        {renderTurn(texts.nextPage, shown + 1, { Icon: ChevronRight, isEnd: false })}
        {renderTurn(texts.lastPage, last, { Icon: ChevronRight, isEnd: true })}
      </ol>
      {pageSizes && onPageSize && (
        <div className="in-row muted size-label gap-8">
          <label htmlFor={sizeId}>{texts.rowsAPage}</label>
          <select
            id={sizeId}
            className={css['sizes']}
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
      )}
    </nav>
  );
}
