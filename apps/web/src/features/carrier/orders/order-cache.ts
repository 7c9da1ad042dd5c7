import type { AnswerOf, Order, OrderCard, orders as contract } from '@wideload/contract';
import { orders, buildPath, payments, permits, provisions, type orderList } from '@wideload/contract/client';
import { findNamedStates, findStateStatuses, isPlaced, mapStatuses } from '@wideload/domain';
import { isProblem } from '#lib/api/api-problem.ts';
import { call, fetchResponse } from '#lib/api/api.ts';
import { findCopy, isUnreachable, keepCopy, keepDocument, type Copied } from '#lib/api/device-copies.ts';
import type { ListParams } from '#lib/address/list-params.ts';
import { isGoodConnection } from '#lib/timing/good-connection.ts';
import { waitUntilIdle } from '#lib/timing/when-idle.ts';
import { buildReceiptInput } from '#product/order/charges/receipt-button.tsx';

type RecentOrders = { items: Order[] };
type OrderPage = AnswerOf<typeof contract.list>;
type Status = Order['status'];
type PageParams = ListParams<typeof orderList> & { status?: Status | undefined };

const name = 'orders';

export async function cacheRecentOrders(): Promise<void> {
  const recent = await call(orders.recent, {});
  await keepCopy(name, recent);
  if (isGoodConnection()) await cacheDocuments(recent.items);
}

/** One after the other while nothing else is to be done, because nobody waits for them. */
async function cacheDocuments(recent: readonly Order[]): Promise<void> {
  for (const state of new Set(recent.flatMap(({ jurisdictions }) => jurisdictions))) {
    const input = { params: { state } };
    await cacheIfServed(provisions.read, input, () => fetchResponse(provisions.read, input, {}));
  }
  for (const { status, document } of recent.flatMap((order) => order.permits)) {
    if (status !== 'issued' || document === null) continue;
    const input = { params: { id: document._id } };
    await cacheIfServed(permits.document, input, () => fetchResponse(permits.document, input, {}));
  }
  for (const { _id, status } of recent) {
    const input = buildReceiptInput(_id);
    if (isPlaced(status))
      await cacheIfServed(payments.receipt, input, () => fetchResponse(payments.receipt, input, {}));
  }
}

/** In this visit. */
const askedFor = new Set<string>();

/** A document that the server cannot give is retried in the next visit. */
async function cacheIfServed(
  { path }: { path: string },
  { params }: { params: Record<string, string> },
  ask: () => Promise<Response>,
): Promise<void> {
  const address = `/api${buildPath(path, params)}`;
  if (askedFor.has(address)) return;
  askedFor.add(address);
  await waitUntilIdle();
  try {
    await keepDocument(address, ask);
  } catch (error) {
    if (!isProblem(error) || isUnreachable(error)) throw error;
  }
}

export async function findCachedOrder(id: string): Promise<(Order & Copied) | null> {
  const copy = await findCopy<RecentOrders>(name);
  const order = copy?.items.find(({ _id }) => _id === id);
  return order === undefined ? null : { ...order, ...toCopiedAt(copy) };
}

/** Searched and paged as the server does it; null without cached orders. */
export async function findCachedPage(params: PageParams): Promise<(OrderPage & Copied) | null> {
  const copy = await findCopy<RecentOrders>(name);
  return copy === null ? null : { ...toPage(copy.items, params), ...toCopiedAt(copy) };
}

function toCopiedAt(copy: Copied | null): Copied {
  return copy?.copiedAt === undefined ? {} : { copiedAt: copy.copiedAt };
}

/** `kept` is sorted newest first. */
export function toPage(kept: readonly Order[], { search, status, sort, page, pageSize }: PageParams): OrderPage {
  const text = search.toLowerCase().replace(/^#/, '');
  const found = kept.filter((order) => isFound(order, text));
  const inStatus = (wanted: Status) => found.filter((order) => order.status === wanted);
  const matching = status === undefined ? found : inStatus(status);
  // Order numbers grow with time.
  const sorted = sort.startsWith('-') ? matching : matching.toReversed();
  return {
    items: sorted.slice((page - 1) * pageSize, page * pageSize).map(toCard),
    total: matching.length,
    page,
    pageSize,
    counts: mapStatuses((each) => inStatus(each).length),
    needs: 0,
  };
}

function isFound({ _id, orderNumber, poNumber, title, company, jurisdictions }: Order, text: string): boolean {
  const states = findNamedStates(text);
  return (
    _id.startsWith(text) ||
    String(orderNumber) === text ||
    poNumber.toLowerCase().startsWith(text) ||
    [title, company?.name ?? ''].some((words) => words.toLowerCase().includes(text)) ||
    (states.length > 0 && states.every((state) => jurisdictions.includes(state)))
  );
}

function toCard({ units, permits, trip, ...order }: Order): OrderCard {
  return {
    ...order,
    unitCount: units.length,
    permitCount: permits.length,
    issuedCount: permits.filter(({ status }) => status === 'issued').length,
    states: isPlaced(order.status) ? findStateStatuses(permits, order.jurisdictions) : [],
    reasons: permits
      .filter(({ status }) => status === 'refused')
      .map(({ state, refusalReason: text }) => ({ state, text })),
    // Known to the server only.
    isWaiting: false,
    needs: [],
    leavesOn: trip?.startDate ?? null,
    trip: trip && {
      startDate: trip.startDate,
      startTime: trip.startTime,
      from: trip.places[0]?.label ?? null,
      to: trip.places.at(-1)?.label ?? null,
      timeZone: trip.timeZone,
    },
  };
}
