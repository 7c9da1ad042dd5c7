import { useEffect, useState, type ReactNode, useId } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import css from './list-states.module.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useShownFirst } from '#lib/timing/use-shown-first.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';

/** A quick answer does not flicker. */
const skeletonDelayMs = 200;

export function ListSkeleton({ rows = 5, label = texts.loading }: { rows?: number; label?: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), skeletonDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={css['skeleton']}>
      {isShown && <span className="visually-hidden">{label}</span>}
      {isShown && Array.from({ length: rows }, (_, row) => <div key={row} className={css['bone']} />)}
    </div>
  );
}

export type StatePictureProps = { title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ title, children, action }: StatePictureProps) {
  return (
    <div className={css['state']}>
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}

export type Failure = { message: string; requestId?: string | undefined };

export function FailedState({
  title = texts.thisCouldNotBeLoaded,
  failure,
  onRetry,
  pending,
}: {
  title?: string | undefined;
  failure: Failure;
  onRetry: () => void;
  pending?: boolean | undefined;
}) {
  return (
    <div className={css['state']} role="alert">
      <h2>{title}</h2>
      <p>{failure.message}</p>
      <Button onClick={onRetry} pending={pending}>
        {texts.tryAgain}
      </Button>
      {failure.requestId !== undefined && <p className="small-print">{texts.requestNumber(failure.requestId)}</p>}
    </div>
  );
}

export type ListStatesProps<Item> = {
  list: { items: readonly Item[]; total: number; page: number; pageSize: number } | undefined;
  failure: Failure | null;
  isFetching?: boolean | undefined;
  onRetry: () => void;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

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

export function ListStates<Item>({
  list,
  failure,
  isFetching,
  onRetry,
  onPage,
  empty,
  children,
}: ListStatesProps<Item>) {
  if (list === undefined && failure) return <FailedState failure={failure} onRetry={onRetry} pending={isFetching} />;
  if (list === undefined) return <ListSkeleton />;
  if (list.total === 0) return empty;
  if (list.items.length === 0) {
    const last = computeLastPage(list);
    return (
      <EmptyState
        title={texts.noPage(list.page)}
        action={<Button onClick={() => onPage(last)}>{texts.goToPage(last)}</Button>}
      >
        {texts.listEndsOn(last)}
      </EmptyState>
    );
  }
  return children(list.items);
}
