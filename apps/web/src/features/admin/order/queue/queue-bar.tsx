import type { ReactNode } from 'react';
import * as texts from './queue.texts.ts';
import { Button } from '#ui/button.tsx';
import type { Failure } from '#ui/list/list-states.tsx';
import { SortSelect } from '#ui/list/sort-select.tsx';
import { computeUpdates, formatUpdates, type QueueBoard } from './queue-board.ts';
import type { QueueSort } from './queue-filter.ts';
import { classNames } from '#ui/class-names.ts';
import css from './queue-page.module.css';

const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

export type QueueBarProps = {
  /** Undefined until it is loaded. */
  board: QueueBoard | undefined;
  failure: Failure | null;
  isFetching: boolean;
  refused: string | null;
  onRetry: () => void;
  onShow: () => void;
  sort: QueueSort;
  onSort: (sort: QueueSort) => unknown;
  /** The acts for the chosen rows. */
  acts: ReactNode;
};

function Freshness({
  board,
  failure,
  refused,
  isFetching,
  onRetry,
}: Omit<QueueBarProps, 'onShow' | 'sort' | 'onSort' | 'acts'>) {
  if (board === undefined) return <p className="hint">{'\u00A0'}</p>;
  const time = timeOfDay.format(new Date(board.latest.asOf));
  if (failure)
    return (
      <div role="alert" className={css['failed']}>
        <span>
          {texts.notRefreshed(time)} {failure.message}
        </span>
        <Button size="small" pending={isFetching} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  if (refused !== null)
    return (
      <p role="alert" className={css['failed']}>
        {refused}
      </p>
    );
  return <p className="hint">{texts.freshAt(time)}</p>;
}

/** The height is fixed, so that updates do not move the rows. */
export function QueueBar({ onShow, sort, onSort, acts, ...rest }: QueueBarProps) {
  const news = rest.board === undefined ? null : formatUpdates(computeUpdates(rest.board));
  return (
    <div className={classNames('in-row', css['bar'])}>
      <Freshness {...rest} />
      <div role="status">
        {news !== null && (
          <Button size="small" look="primary" onClick={onShow}>
            {news}
          </Button>
        )}
      </div>
      {acts}
      <SortSelect labels={texts.sortLabels} sort={sort} onSort={onSort} isAlwaysShown />
    </div>
  );
}
