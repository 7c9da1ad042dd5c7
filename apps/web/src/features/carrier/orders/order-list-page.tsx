import { useNavigate, Link } from '@tanstack/react-router';
import type { OrderCard as Card } from '@wideload/contract';
import { orderList, orders } from '@wideload/contract/client';
import { useState, memo } from 'react';
import { usePreloadedPage } from '#lib/timing/use-preloaded-page.ts';
import { MissingRight, useRight } from '#product/account/own-rights.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import * as texts from './orders.texts.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { OrderTable, sortLabels, OrderNeeds, formatTripLines, OrderActions } from './order-table.tsx';
import { orderPageQuery } from './orders.queries.ts';
import { CachedNotice } from './cached-notice.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { isPlaced, cents, formatDollars, stateName, orderStatuses } from '@wideload/domain';
import { keepList, useFilterParam, useSetFilters } from '#lib/address/list-params.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './order-list-page.module.css';
import { StateStatusSigns } from '#product/order/state-signs.tsx';
import { StartedBy } from '#product/order/started-by.tsx';
import { StatusSign, statusWord } from '#product/order/status-sign.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check, Square } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState, FailedLine, findFailed } from '#ui/list/list-states.tsx';
import { companyRecords, trailerRecords, truckRecords } from '#product/account/own-records.ts';
import { listStatusChoices } from '#product/order/status-filter.tsx';
import { filterByStatus } from '#product/order/status.texts.ts';
import { FilterChoices } from '#ui/list/filter-choices.tsx';

/** A screen of a dispatcher; on a phone a page of cards is short. */
const tableList = { ...orderList, pageSize: 20 } as const;
const cardSorts = { createdAt: texts.created, ...sortLabels };

function formatCompany({ company }: Card): string {
  return company === null ? '' : texts.companyLine(company);
}

function formatSize({ status, unitCount, permitCount, issuedCount }: Card): string {
  const permits = isPlaced(status) ? texts.issuedOf(issuedCount, permitCount) : texts.permitsOf(permitCount);
  return `${texts.unitsOf(unitCount)}, ${permits}`;
}

type OrderCardProps = { order: Card; onDelete: (order: Card) => void };

const OrderCard = memo(function OrderCard({ order, onDelete }: OrderCardProps) {
  const { customer } = order;
  const isDraft = !isPlaced(order.status);
  const tripLines = formatTripLines(order);
  const facts = [
    { term: texts.customer, value: customer.personName },
    { term: texts.email, value: customer.email },
    { term: texts.phone, value: customer.phone },
    { term: texts.company, value: formatCompany(order) },
    {
      term: texts.states,
      value: isDraft ? order.jurisdictions.map(stateName).join(', ') : <StateStatusSigns states={order.states} />,
    },
    ...(tripLines.length === 0 ? [] : [{ term: texts.trip, value: tripLines.join('. ') }]),
    { term: texts.unitsAndPermits, value: formatSize(order) },
    { term: texts.created, value: <time dateTime={order.createdAt}>{formatInstant(order.createdAt)}</time> },
    { term: isDraft ? texts.totalSoFar : texts.total, value: formatDollars(cents(order.totalPrice)) },
  ];
  return (
    <article className={css['card']} aria-labelledby={`order-${order._id}`} data-row="">
      <div className="in-row between align-start gap-20 ruled-below">
        <h2 id={`order-${order._id}`} className={classNames('text-row shrinks', css['title'])}>
          <Link to="/order_list/order" search={{ orderId: order._id }} state={keepList} data-open="">
            {texts.orderHeading(order.orderNumber)}
          </Link>
          {order.title !== '' && <span className="shrinks breakable medium size-body">{order.title}</span>}
        </h2>
        <StatusSign status={order.status} isRefunded={order.isRefunded} />
      </div>
      <StartedBy order={order} />
      <OrderNeeds order={order} />
      <DataList columns={3} facts={facts} />
      <OrderActions order={order} onDelete={onDelete} />
    </article>
  );
});

/** An order needs a company, a truck and a trailer. */
function SetUpList() {
  const company = useQuery(companyRecords.choicesQuery(''));
  const truck = useQuery(truckRecords.choicesQuery(''));
  const trailer = useQuery(trailerRecords.choicesQuery(''));
  const failed = findFailed([company, truck, trailer]);
  if (failed) return <FailedLine query={failed} text={texts.setUpNotLoaded} className="below-16" />;
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
  status: Card['status'] | undefined;
  needs: 'any' | undefined;
  onClear: () => void;
};

function NoOrders({ search, status, needs, onClear }: NoOrdersProps) {
  const mayOrder = useRight('dispatcher');
  const showAll = <Button onClick={onClear}>{texts.showAllOrders}</Button>;
  const word = status && statusWord[status].toLowerCase();
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

type Status = Card['status'];
type Choice = Status | 'needs' | undefined;
type Filter = { status: Status | undefined; needs: 'any' | undefined };

/** One status, or what waits for the carrier in any status. */
function useOrderFilter(): Filter & { choose: (choice: Choice) => void } {
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

function OrderFilter({ status, needs, list, onChoose }: OrderFilterProps) {
  const choices = [
    ...listStatusChoices(list?.counts),
    { key: 'needs' as const, word: texts.needsYou, count: list?.needs ?? null },
  ];
  const chosen: Choice = needs === undefined ? status : 'needs';
  return <FilterChoices label={filterByStatus} choices={choices} chosen={chosen} onChoose={onChoose} />;
}

export function OrderListPage() {
  usePreloadedPage('/order_list/order');
  const isWide = useMedia('(min-width: 62em)');
  const { status, needs, choose } = useOrderFilter();
  const list = useList(isWide ? tableList : orderList, (params) => orderPageQuery({ ...params, status, needs }));
  const { data } = list.query;
  const { search, sort } = list.params;
  const [deleting, setDeleting] = useState<Card>();
  const navigate = useNavigate();
  const showAll = () => void navigate({ to: '/order_list' });
  const stopDeleting = () => setDeleting(undefined);
  return (
    <>
      <PageTitle
        action={
          <ExportButton ask={(callForFile) => callForFile(orders.export, { query: { search, sort, status, needs } })} />
        }
      >
        {texts.orderList}
      </PageTitle>
      <MissingRight right="dispatcher" />
      <ListPart
        list={list}
        sortLabels={isWide ? undefined : cardSorts}
        filter={
          (data?.total !== 0 || status || needs) && (
            <OrderFilter status={status} needs={needs} list={data} onChoose={choose} />
          )
        }
        look={isWide ? 'table' : 'cards'}
        searchLabel={texts.searchByOrderId}
        searchHint={texts.searchHint}
        bar={data?.copiedAt && <CachedNotice copiedAt={data.copiedAt} />}
        empty={<NoOrders search={search} status={status} needs={needs} onClear={showAll} />}
      >
        {(items) =>
          isWide ? (
            <OrderTable orders={items} sort={sort} onSort={list.setSort} onDelete={setDeleting} />
          ) : (
            items.map((order) => <OrderCard key={order._id} order={order} onDelete={setDeleting} />)
          )
        }
      </ListPart>
      {deleting && (
        <DeleteDraft
          order={deleting}
          onClose={stopDeleting}
          onDeleted={() => list.continueAfterRemoval(stopDeleting)}
        />
      )}
    </>
  );
}
