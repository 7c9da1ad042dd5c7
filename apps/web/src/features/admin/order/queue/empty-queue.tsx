import * as texts from './queue.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import type { QueueFilter } from './queue-filter.ts';

type Props = { search: string; filter: QueueFilter };

export function EmptyQueue({ search, filter }: Props) {
  const { holder, state, permitStatus, mark } = filter;
  const showAll = (
    <ButtonLink to="/permits/queue" look="outlined">
      {texts.showAllOrders}
    </ButtonLink>
  );
  if (search !== '')
    return (
      <EmptyState title={texts.noOrderFits} action={showAll}>
        {texts.nothingFound(search)}
      </EmptyState>
    );
  if (state || permitStatus || mark || holder === 'others')
    return <EmptyState title={texts.noOrderFits} action={showAll} />;
  if (holder === 'free') return <EmptyState title={texts.noOrderIsFree} action={showAll} />;
  if (holder === 'mine') return <EmptyState title={texts.youHoldNoOrder} action={showAll} />;
  return <EmptyState title={texts.nothingWaits}>{texts.nothingWaitsHint}</EmptyState>;
}
