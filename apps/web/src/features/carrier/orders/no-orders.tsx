import type { OrderCard } from '@wideload/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, Square } from 'lucide-react';
import * as texts from './orders.texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { statusWords } from '#product/order/status-sign.tsx';
import { useRight } from '#product/account/own-rights.tsx';
import { companyRecords, trailerRecords, truckRecords } from '#product/account/own-records.ts';
import { orderStatuses } from '@wideload/domain';
import { useFilterParam, useSetFilters } from '#lib/address/list-params.ts';
import { listStatusChoices } from '#product/order/status-filter.tsx';
import { filterByStatus } from '#product/order/status.texts.ts';
import { FilterChoices } from '#ui/list/filter-choices.tsx';

/** An order needs a company, a truck and a trailer. */
function SetUpList() {
  const company = useQuery(companyRecords.choicesQuery(''));
  const truck = useQuery(truckRecords.choicesQuery(''));
  const trailer = useQuery(trailerRecords.choicesQuery(''));
  const steps = [
    { to: '/companies', word: texts.setUpCompany, total: company.data?.total },
    { to: '/trucks', word: texts.setUpTruck, total: truck.data?.total },
    { to: '/trailers', word: texts.setUpTrailer, total: trailer.data?.total },
  ] as const;
  return (
    <ul className="stack align-start gap-4 below-16">
      {steps.map(({ to, word, total = 0 }) => (
        <li key={to} className="in-row gap-8">
          {total > 0 ? <Check size={20} className="ok" aria-hidden="true" /> : <Square size={20} aria-hidden="true" />}
          <ButtonLink to={to} look="link">
            {word}
          </ButtonLink>
          {total > 0 && <span className="ok strong">{texts.isSetUp}</span>}
        </li>
      ))}
    </ul>
  );
}

type NoOrdersProps = {
  search: string;
  status: OrderCard['status'] | undefined;
  needs: 'any' | undefined;
  onClear: () => void;
};

export function NoOrders({ search, status, needs, onClear }: NoOrdersProps) {
  const mayOrder = useRight('dispatcher');
  const showAll = <Button onClick={onClear}>{texts.showAllOrders}</Button>;
  const word = status && statusWords[status].word.toLowerCase();
  if (search !== '') {
    return (
      <EmptyState title={texts.noOrderFits} action={showAll}>
        {texts.nothingFound(search, word)}
      </EmptyState>
    );
  }
  if (needs) return <EmptyState title={texts.nothingNeedsYou} action={showAll} />;
  if (word) return <EmptyState title={texts.noOrderIs(word)} action={showAll} />;
  return (
    <EmptyState
      title={texts.noOrdersYet}
      action={
        mayOrder && (
          <>
            <SetUpList />
            <ButtonLink to="/new_order">{texts.newOrder}</ButtonLink>
          </>
        )
      }
    >
      {texts.noOrdersHint}
    </EmptyState>
  );
}

type Status = OrderCard['status'];
type Choice = Status | 'needs' | undefined;
type Filter = { status: Status | undefined; needs: 'any' | undefined };

/** One status, or what waits for the carrier in any status. */
export function useOrderFilter(): Filter & { choose: (choice: Choice) => void } {
  const [status] = useFilterParam('status', orderStatuses);
  const [needs] = useFilterParam('needs', ['any']);
  const setFilters = useSetFilters();
  return {
    status: needs === undefined ? status : undefined,
    needs,
    choose: (choice) =>
      setFilters(choice === 'needs' ? { needs: 'any', status: undefined } : { needs: undefined, status: choice }),
  };
}

type OrderFilterProps = Filter & {
  /** Undefined until it is loaded. */
  list: { counts: Readonly<Record<Status, number>>; needs: number } | undefined;
  onChoose: (choice: Choice) => void;
};

export function OrderFilter({ status, needs, list, onChoose }: OrderFilterProps) {
  const choices = [
    ...listStatusChoices(list?.counts),
    { key: 'needs' as const, word: texts.needsYou, count: list?.needs ?? null },
  ];
  const chosen: Choice = needs === undefined ? status : 'needs';
  return <FilterChoices label={filterByStatus} choices={choices} chosen={chosen} onChoose={onChoose} />;
}
