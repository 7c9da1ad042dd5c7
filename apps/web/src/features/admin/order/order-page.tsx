import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { OrderFile } from '@wideload/contract';
import { actRights } from '@wideload/contract/client';
import { isInWork, isPermitSettled, isWorkable, isPlaced, cents, formatDollars } from '@wideload/domain';
import { type ReactNode, useState } from 'react';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { useRenderedInStages } from '#lib/timing/use-stages.ts';
import { useLoadedAhead } from '#lib/timing/use-loaded-ahead.ts';
import * as texts from './order.texts.ts';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { AskedChanges } from '#product/order/changes/asked-changes.tsx';
import { changesQuery } from '#product/order/changes/changes.queries.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { OrderCharges } from '#product/order/charges/order-charges.tsx';
import { Questions } from '#product/order/messages/questions.tsx';
import { FoldedCalendar } from '#product/trip/calendar/folded-calendar.tsx';
import { OrderHead, OrderBack, OrderCustomer } from './order-head.tsx';
import { orderFileQuery } from './order-file.queries.ts';
import { RefuseChange, ClerkChange } from './changes/order-change.tsx';
import { NoMove, StatusControl } from './changes/status-control.tsx';
import css from './order-page.module.css';
import { POLL_INTERVAL_MS, queueOrderQuery } from './queue/queue.queries.ts';
import { OrderLedger } from './money/order-ledger.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { OrderNotes, OrderHistory, OrderMails } from './order-records.tsx';
import { StartedBy } from '#product/order/started-by.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { OrderPayments } from './order-payments.tsx';
import { UnitMeasures } from '#product/unit/unit-measures.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { threadQuery } from '#product/order/messages/thread.ts';

/** By whom the order was begun, and until it is paid, the way on. */
function PhoneOrderLine({ order }: { order: OrderFile }) {
  if (order.startedBy === null) return null;
  return (
    <div className="cluster align-center below-12">
      <StartedBy order={order} />
      {!isPlaced(order.status) && !order.user.isDeleted && (
        <ForDesk right={actRights.workForCarrier} what={texts.continueOrder}>
          <ButtonLink to="/users/orders/new" search={{ userId: order.user._id, order: order._id }}>
            {texts.continueOrder}
          </ButtonLink>
        </ForDesk>
      )}
    </div>
  );
}

// The tables of the states are heavier than the page.
const loadWork = () => import('./order-work.tsx');
const OrderWork = createLazyPart(async () => (await loadWork()).OrderWork);

/** The answers that are above or among the rest of the page. */
function loadAnswers(client: QueryClient, order: OrderFile) {
  const { _id: id, paidAt, permits, status } = order;
  return [
    loadWork().then(({ loadSheets }) => loadSheets(client, permits)),
    ...(paidAt === null ? [] : [client.ensureQueryData(changesQuery(order)), client.ensureQueryData(threadQuery(id))]),
    ...(isWorkable(status) ? [client.ensureQueryData(queueOrderQuery(id))] : []),
  ];
}

const statusIntros: Record<OrderFile['status'], string> = {
  draft: texts.draftStanding,
  pending: texts.pendingStanding,
  approved: texts.approvedStanding,
  rejected: texts.rejectedStanding,
};

const isPhoneDraft = ({ status, startedBy }: OrderFile) => !isPlaced(status) && startedBy !== null;

function describeStanding(order: OrderFile): string {
  if (isPhoneDraft(order)) return texts.phoneDraftStanding;
  if (!isWorkable(order.status)) return statusIntros[order.status];
  if (order.isRefunded) return texts.refundedStanding;
  const statuses = order.permits.map(({ status }) => status);
  if (statuses.every((status) => status === 'requested')) return statusIntros[order.status];
  if (statuses.every(isPermitSettled)) return texts.settledStanding;
  const toFile = statuses.filter((status) => status === 'requested').length;
  if (toFile > 0) return texts.partlyStanding(toFile, statuses.length);
  return statuses.includes('filed') ? texts.filedStanding : texts.refusedStanding;
}

function FoundOrder({ order, notice }: { order: OrderFile; notice: ReactNode }) {
  const isAnswerFirst = useAnswersFirst(order._id, order.paidAt !== null);
  const questions = (
    <Questions
      orderId={order._id}
      side="admin"
      units={order.units}
      renderTemplates={(text, onText) => <TemplateChoice kind="question" {...{ order, text, onText }} />}
    />
  );
  return (
    <div className={classNames('prints-no-buttons', css['page'])}>
      <PageTitle
        intro={<OrderHead order={order} />}
        action={
          <div className="cluster">
            <p className="muted">{describeStanding(order)}</p>
            <ClerkChange order={order} />
            <StatusControl order={order} />
            <NoMove status={order.status} />
          </div>
        }
      >
        {texts.orderHeading(order.orderNumber)}
      </PageTitle>
      <PhoneOrderLine order={order} />
      {notice}
      {isWorkable(order.status) && order.isRefunded && (
        <Notice tone="warn" title={texts.refundedTitle} className="below-12">
          {order.refunded < order.paid ? texts.disputeLostHint : texts.refundedHint}
        </Notice>
      )}
      {order.paidAt !== null && (
        <AskedChanges
          order={order}
          renderActs={({ _id }, permit) => <RefuseChange changeId={_id} order={order} permit={permit} />}
        />
      )}
      {isAnswerFirst && <div className="below-12">{questions}</div>}
      <OrderWork order={order} />
      <div className={css['parts']}>
        {order.paidAt !== null && !isAnswerFirst && <div className={css['questions']}>{questions}</div>}
        {order.units.length === 0 && <p>{texts.noUnitsYet}</p>}
        {order.units.map((unit, index) => (
          <OrderUnit key={unit._id} order={order} unit={unit} number={index + 1} />
        ))}
        <OrderCustomer order={order} />
        <OrderHistory order={order} />
        <OrderRecords order={order} />
        {order.trip !== null && <FoldedCalendar trip={order.trip} units={order.units} />}
        {order.paidAt === null && <OrderCharges order={order} />}
        {order.paidAt !== null && <OrderLedger orderId={order._id} charges={<OrderCharges order={order} />} />}
      </div>
    </div>
  );
}

function NoOrder() {
  return (
    <>
      <OrderBack />
      <PageTitle>{texts.orderNotFound}</PageTitle>
      <EmptyState title={texts.noSuchOrder}>{texts.noSuchOrderHint}</EmptyState>
    </>
  );
}

type Props = {
  notice: ReactNode;
  /** Awaited before the order shows: the notice is above it. */
  loadNotice: (client: QueryClient) => Promise<unknown>;
};

function OrderById({ id, notice, loadNotice }: Props & { id: string }) {
  const order = useQuery({
    ...orderFileQuery(id),
    // Another clerk may work on it too.
    refetchInterval: ({ state }) => state.data !== undefined && isInWork(state.data) && POLL_INTERVAL_MS,
  });
  const client = useQueryClient();
  const { data } = order;
  const hasWork = useLoadedAhead(['admin', 'order-work', id], () => [OrderWork.preload(), loadNotice(client)]);
  const isReady = useLoadedAhead(['admin', 'order', id], data === undefined ? null : () => loadAnswers(client, data));
  const shown = useRenderedInStages(hasWork && isReady ? data : undefined);
  // The API refuses a malformed id as bad input; to the viewer both are an unknown order.
  if (order.error?.status === 404 || order.error?.status === 400) return <NoOrder />;
  return (
    <>
      <OrderBack {...(order.data && { owner: order.data.user._id })} />
      {shown && <FoundOrder order={shown} notice={notice} />}
      {!shown && (order.data || order.isPending) && <ListSkeleton label={texts.loadingTheOrder} />}
      {order.error && !order.data && <FailedQuery query={order} />}
    </>
  );
}

export function OrderPage(props: Props) {
  const { orderId }: SearchTexts = useSearch({ strict: false });
  return orderId === undefined ? <NoOrder /> : <OrderById key={orderId} id={orderId} {...props} />;
}

function OrderRecords({ order }: { order: OrderFile }) {
  return (
    <>
      <OrderNotes order={order} />
      <OrderPayments order={order} />
      <OrderMails mails={order.mails} />
    </>
  );
}

type OrderUnitProps = {
  order: OrderFile;
  unit: OrderFile['units'][number];
  number: number;
};

function OrderUnit({ order, unit, number }: OrderUnitProps) {
  const hasPermit = order.permits.some((permit) => permit.unit === unit._id);
  return (
    <FoldedSection
      title={unitHeading(number)}
      note={hasPermit ? formatDollars(cents(unit.totalPrice)) : texts.noPermitOrdered}
      action={<ClerkChange order={order} unit={unit._id} label={texts.changeUnit(number)} />}
    >
      <UnitMeasures unit={unit} />
    </FoldedSection>
  );
}

/**
 * @returns true if the questions come first, because the carrier has written something that no clerk has read. Decided when the page opens, so
 * that nothing moves under the hands of somebody who writes.
 */
function useAnswersFirst(orderId: string, isPaid: boolean): boolean {
  const { data: thread } = useQuery({ ...threadQuery(orderId), enabled: isPaid });
  const [isFirst, setFirst] = useState<boolean>();
  if (isFirst === undefined && thread !== undefined) setFirst(thread.items.some(({ isUnread }) => isUnread));
  return isFirst === true;
}
