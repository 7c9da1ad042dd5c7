import * as texts from '../../../texts/en/orders-admin-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/list-states.tsx';
import type { QueueHolder } from './queue-board.ts';

type Props = { search: string; holder: QueueHolder; onClear: () => void };

/** The empty queue: nothing found, nothing free, nothing held, or nothing at all. */
export function NothingWaits({ search, holder, onClear }: Props) {
  const showAll = <Button onClick={onClear}>{texts.showAllOrders}</Button>;
  if (search !== '')
    return (
      <EmptyState title={texts.noOrderFits} action={showAll}>
        {texts.nothingFound(search)}
      </EmptyState>
    );
  if (holder === 'free') return <EmptyState title={texts.noOrderIsFree} action={showAll} />;
  if (holder === 'mine') return <EmptyState title={texts.youHoldNoOrder} action={showAll} />;
  return <EmptyState title={texts.nothingWaits}>{texts.nothingWaitsHint}</EmptyState>;
}
