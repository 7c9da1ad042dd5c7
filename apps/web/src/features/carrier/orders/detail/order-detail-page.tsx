import { formatDeparture, formatPoNumber, isHalted, isInWork, isPlaced } from '@wideload/domain';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { Order } from '@wideload/contract';
import { orders } from '@wideload/contract/client';
import { ArrowLeft } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { call } from '#lib/api/api.ts';
import { branding } from '#lib/branding.ts';
import type { Copied } from '#lib/api/device-copies.ts';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { findToday } from '#lib/today.ts';
import { useRenderedInStages, useStages } from '#lib/timing/use-stages.ts';
import { useLoadedAhead } from '#lib/timing/use-loaded-ahead.ts';
import { useWayBack } from '#lib/address/use-way-back.ts';
import * as texts from './order-detail.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { LaterMoney, type PayDifferenceProps, OrderBalance } from './order-money.tsx';
import { DraftTotal, OrderFacts, OrderTrip, OrderProvisions, BillingFacts } from './order-facts.tsx';
import { OrderFold } from './order-fold.tsx';
import { DetailActions } from './detail-actions.tsx';
import { PaymentAsked, type PayAsked, QuestionNotice, RejectionReason } from './order-notices.tsx';
import { OrderPermits } from './order-permits.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import type { UnitPicture } from './unit-facts.tsx';
import { useRight, MissingRight } from '#product/account/own-rights.tsx';
import { AskedChanges } from '#product/order/changes/asked-changes.tsx';
import { changesQuery } from '#product/order/changes/changes.queries.ts';
import { useWaitingChanges } from '#product/order/changes/changes.queries.ts';
import { describeNext } from '#product/order/order-next-step.ts';
import { threadQuery } from '#product/order/messages/thread.ts';
import { balanceQuery, eventsQuery, orderQuery, refundsQuery } from '../orders.queries.ts';
import { CachedNotice } from '../cached-notice.tsx';
import { DeleteDraft } from '../delete-draft.tsx';
import { PoNumber } from '#product/order/po-number.tsx';
import type { PoNumberChange } from '#product/order/po-number-drawer.tsx';
import { NoOrder } from '#product/order/no-order.tsx';
import { ownFeesQuery } from '#product/order/charges/own-fees.tsx';
import { StartedBy } from '#product/order/started-by.tsx';
import { StatusSign } from '#product/order/status-sign.tsx';
import { Questions } from '#product/order/messages/questions.tsx';
import { TripWarnings, waitsQuery, warningsQuery } from '#product/order/trip-warnings.tsx';

// Few openings of an order end in a new link.
const PacketLinks = createLazyPart(async () => (await import('../packet-links.tsx')).PacketLinks);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page and search of the list, for the back link. */
    orderList?: SearchTexts;
  }
}

function OwnPoNumber({ order: { _id: id, poNumber } }: { order: Order }) {
  const mayChange = useRight('dispatcher');
  const send: PoNumberChange['send'] = (body) => call(orders.changePoNumber, { params: { id }, body });
  return mayChange ? <PoNumber poNumber={poNumber} send={send} /> : poNumber;
}

/** The title, the PO number and the departure. */
function OrderInBrief({ order: { title, poNumber, trip } }: { order: Order }) {
  const departure = trip === null ? '' : formatDeparture(trip, trip.timeZone);
  const words = [title, formatPoNumber(poNumber), departure && texts.leaves(departure)];
  return <p className="strong breakable below-12 hidden-when-empty">{words.filter(Boolean).join(' · ')}</p>;
}

type Slots = {
  payDifference: ComponentType<PayDifferenceProps>;
  payAsked: PayAsked;
  picture: UnitPicture;
};

type FoundProps = Slots & { order: Order & Copied; onDeleted: () => void };

function FoundOrder({ order, onDeleted, payDifference, payAsked, picture }: FoundProps) {
  // Kept here rather than at the button: an order that turns out to be paid loses the button, but must keep the explanation.
  const [isDeleting, setDeleting] = useState(false);
  const isPaid = isPlaced(order.status);
  // A copy on this device cannot be asked for more, nor changed.
  const isLive = isPaid && !order.copiedAt;
  // Its top; money and details; each unit; the rest.
  const stages = useStages(3 + order.units.length);
  const canceled = useWaitingChanges(order, isPaid).flatMap(({ permit, isCanceled }) => (isCanceled ? [permit] : []));
  return (
    <>
      <p className="print-only bold below-12">{branding.name}</p>
      <PageTitle
        action={<StatusSign status={order.status} isRefunded={order.isRefunded} />}
        intro={describeNext(order, findToday(), canceled)}
      >
        {texts.orderHeading(order.orderNumber)}
      </PageTitle>
      <OrderInBrief order={order} />
      <StartedBy order={order} />
      {order.status === 'rejected' && <RejectionReason orderId={order._id} />}
      {order.copiedAt && <CachedNotice copiedAt={order.copiedAt} />}
      {!isPaid && !order.copiedAt && <PaymentAsked order={order} payAsked={payAsked} />}
      <MissingRight right="dispatcher" />
      <DetailActions order={order} onDelete={() => setDeleting(true)} />
      {isLive && <QuestionNotice orderId={order._id} />}
      {isLive && <TripWarnings order={order} />}
      {isLive && <OrderBalance order={order} payDifference={payDifference} />}
      <div className="stack gap-8">
        {isLive && <AskedChanges order={order} />}
        {isPaid && <OrderPermits order={order} canceled={canceled} />}
        {isLive && (
          <OrderFold id="packet" title={texts.packet} note={texts.packetNote} isPrinted={false}>
            <PacketLinks order={order} />
          </OrderFold>
        )}
        {stages > 1 && (
          <>
            {isLive && <Questions orderId={order._id} side="carrier" units={order.units} />}
            <OrderTrip order={order} />
            {isPaid && <BillingFacts order={order}>{isLive && <LaterMoney order={order} />}</BillingFacts>}
            {!isPaid && <DraftTotal order={order} />}
            <OrderFacts
              order={order}
              poNumber={isLive ? <OwnPoNumber order={order} /> : undefined}
              isOpen={!isPaid}
              picture={picture}
              unitsShown={stages - 2}
            />
          </>
        )}
        {stages > 2 + order.units.length && (
          <>
            <OrderProvisions order={order} isOpen={!isPaid} />
            <OrderTimeline orderId={order._id} />
            <p className="hint">{texts.estimates}</p>
          </>
        )}
      </div>
      {isDeleting && <DeleteDraft order={order} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </>
  );
}

/** Answers that are above or among the rest of the page. A copy on this device cannot ask for them. */
function loadAnswers(client: QueryClient, order: Order & Copied) {
  const { _id: id, status, permits, copiedAt } = order;
  if (copiedAt) return [];
  if (!isPlaced(status)) return order.reviewed ? [client.ensureQueryData(eventsQuery(id))] : [];
  // A refused permit and a halted order say whether money is refunded.
  const saysMoney = isHalted(status) || permits.some((permit) => permit.status === 'refused');
  return [
    client.ensureQueryData(threadQuery(id)),
    client.ensureQueryData(balanceQuery(id)),
    client.ensureQueryData(ownFeesQuery(id)),
    client.ensureQueryData(changesQuery(order)),
    client.ensureQueryData(warningsQuery(order)),
    client.ensureQueryData(eventsQuery(id)),
    ...(isInWork(order) ? [client.ensureQueryData(waitsQuery(id))] : []),
    ...(saysMoney ? [client.ensureQueryData(refundsQuery(id))] : []),
  ];
}

function OrderById({ id, ...rest }: Slots & { id: string; onDeleted: () => void }) {
  const order = useQuery(orderQuery(id));
  const { data } = order;
  const client = useQueryClient();
  const isReady = useLoadedAhead(['order', id], data === undefined ? null : () => loadAnswers(client, data));
  const shown = useRenderedInStages(isReady ? data : undefined);
  // The API refuses a malformed id as bad input; to the carrier both are an unknown order.
  if (order.error?.status === 404 || order.error?.status === 400) return <NoOrder />;
  if (shown) return <FoundOrder order={shown} {...rest} />;
  if (data || order.isPending) return <ListSkeleton label={texts.loadingTheOrder} />;
  return <FailedQuery query={order} />;
}

/** At `/order_list/order?orderId=` (spec [2]). */
export function OrderDetailPage(slots: Slots) {
  const { orderId }: SearchTexts = useSearch({ strict: false });
  const list = useLocation({ select: ({ state }) => state.orderList });
  const { isPrevious, goBack, onClick } = useWayBack(list !== undefined);
  const navigate = useNavigate();

  function leave() {
    if (isPrevious) goBack();
    else void navigate({ to: '/order_list', replace: true });
  }
  return (
    <>
      <div className="below-12 no-print">
        <ButtonLink to="/order_list" search={{ ...list }} look="link" onClick={onClick}>
          <ArrowLeft size={20} aria-hidden="true" />
          {texts.back}
        </ButtonLink>
      </div>
      {orderId === undefined ? <NoOrder /> : <OrderById key={orderId} id={orderId} onDeleted={leave} {...slots} />}
    </>
  );
}
