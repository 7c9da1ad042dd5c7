import { Button } from '../../../ui/button.tsx';
import type { Failure } from '../../../ui/list-states.tsx';
import { newsOf, newsText, type QueueBoard } from './queue-board.ts';
import css from './queue-page.module.css';

const timeOfDay = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

export type QueueBarProps = {
  board: QueueBoard;
  /** Why the last refresh did not succeed. */
  failure: Failure | null;
  isFetching: boolean;
  onRetry: () => void;
  onShow: () => void;
};

/** How fresh the queue is, and what is not shown yet. It has its height from the beginning: news must not move the rows. */
export function QueueBar({ board, failure, isFetching, onRetry, onShow }: QueueBarProps) {
  const news = newsText(newsOf(board));
  const time = timeOfDay.format(new Date(board.latest.asOf));
  return (
    <div className={css['bar']}>
      {failure ? (
        <div role="alert" className={css['failed']}>
          <span>
            The queue could not be refreshed: it stands as at {time}. {failure.message}
          </span>
          <Button size="small" pending={isFetching} onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : (
        <span className={css['fresh']}>As at {time}. Refreshes itself.</span>
      )}
      <div role="status">
        {news !== null && (
          <Button size="small" look="primary" onClick={onShow}>
            {news}
          </Button>
        )}
      </div>
    </div>
  );
}
