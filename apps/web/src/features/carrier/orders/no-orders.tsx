import type { OrderCard } from '@wideload/contract';
import * as texts from './orders.texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { SetUpList } from './set-up-list.tsx';
import { statusWords } from '#product/order/order-status-words.ts';

type NoOrdersProps = { search: string; status: OrderCard['status'] | undefined; onClear: () => void };

export function NoOrders({ search, status, onClear }: NoOrdersProps) {
  const showAll = <Button onClick={onClear}>{texts.showAllOrders}</Button>;
  const word = status && statusWords[status].word.toLowerCase();
  if (search !== '') {
    return (
      <EmptyState title={texts.noOrderFits} action={showAll}>
        {texts.nothingFound(search, word)}
      </EmptyState>
    );
  }
  if (word) return <EmptyState title={texts.noOrderIs(word)} action={showAll} />;
  return (
    <EmptyState
      title={texts.noOrdersYet}
      action={
        <>
          <SetUpList />
          <ButtonLink to="/new_order">{texts.newOrder}</ButtonLink>
        </>
      }
    >
      {texts.noOrdersHint}
    </EmptyState>
  );
}
