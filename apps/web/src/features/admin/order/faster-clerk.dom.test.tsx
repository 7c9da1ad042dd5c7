import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { FiledOrderChange, OrderFile } from '@wideload/contract';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { RefuseChange } from './changes/order-change.tsx';
import { PermitRecord } from './filing/permit-record.tsx';
import { OrderDifference } from './money/order-difference.tsx';
import { RefundButton } from './money/refund-drawer.tsx';

type Permit = OrderFile['permits'][number];

const permit = {
  _id: 'permit-1',
  state: 'TX',
  status: 'issued',
  version: 3,
  stateNumber: 'TX-4711',
  validFrom: '2026-12-01',
  validTo: '2026-12-04',
  chargedFeeCents: 6200,
  document: null,
  granted: { width: null, height: null, length: null, weight: null },
  voidReason: '',
  date: { startDate: '2026-12-01', endDate: '2026-12-04' },
};
const payment = { captured: 6200, refunded: 0, amount: 6200, attempts: [], disputes: [], formerPermits: [] };
const order = {
  _id: 'order-1',
  orderNumber: 100024,
  status: 'pending',
  totalPrice: 12_400,
  paid: 6200,
  refunded: 0,
  fees: 0,
  adjustment: null,
  isFeeAsked: false,
  user: { isDeleted: false },
  units: [],
  permits: [],
  payments: [
    { ...payment, _id: 'payment-1' },
    { ...payment, _id: 'payment-2', captured: 1500, amount: 1500 },
  ],
};

// Casts: the parts read no more of an order than this.
const toOrder = (parts: object = {}) => ({ ...order, ...parts }) as unknown as OrderFile;
const showRecord = (parts: object) => (
  <PermitRecord order={toOrder()} permit={{ ...permit, ...parts } as unknown as Permit} unit={1} />
);
const showOffer = (refunded: number) => (
  <RefundButton
    order={toOrder({ payments: order.payments.map((each, at) => (at === 0 ? { ...each, refunded } : each)) })}
  />
);

const showChange = (status: string) => (
  <RefuseChange
    changeId="change-1"
    order={toOrder()}
    permit={{ permit: 'permit-1', state: 'TX', status } as unknown as FiledOrderChange['permits'][number]}
  />
);

type Row = [
  what: string,
  before: () => ReactElement,
  after: () => ReactElement,
  open: RegExp,
  dialog: RegExp,
  says: RegExp,
  field?: RegExp,
];

test.each<Row>([
  [
    'the void of a permit that is void now',
    () => showRecord({}),
    () => showRecord({ status: 'voided' }),
    /^Void: Texas/,
    /^Void: Texas/,
    /Typed at length/,
    /^Why it is void/,
  ],
  [
    'the amendment of a permit that was taken back',
    () => showRecord({}),
    () => showRecord({ status: 'filed' }),
    /^Replace or amend: Texas/,
    /^Replace or amend: Texas/,
    /Typed at length/,
    /^Permit number/,
  ],
  [
    'a refund of a payment that is refunded now',
    () => showOffer(0),
    () => showOffer(6200),
    /\$62\.00/,
    /^Refund on order/,
    /At most \$0\.00.*Typed at length/,
    /^Reason/,
  ],
  [
    'the refusal of a change that is done now',
    () => showChange('waiting'),
    () => showChange('done'),
    /^State refused/,
    /^Why Texas refused/,
    /Typed at length/,
    /^Reason/,
  ],
  [
    'a charge of a difference that is paid now',
    () => <OrderDifference order={toOrder()} />,
    () => <OrderDifference order={toOrder({ paid: 12_400 })} />,
    /^Charge \$62\.00/,
    /^Charge the difference/,
    /Cancel/,
  ],
  [
    'a request for a difference that is another one now',
    () => <OrderDifference order={toOrder()} />,
    () => <OrderDifference order={toOrder({ paid: 10_000 })} />,
    /^Ask the carrier/,
    /\$62\.00/,
    /\$62\.00/,
  ],
])('an open dialog and what is typed in it stay when somebody else was faster: %s', async (...row) => {
  const [, before, after, open, dialog, says, field] = row;
  // jsdom has no layout.
  Element.prototype.scrollIntoView ??= () => undefined;
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrap = (part: ReactElement) => <QueryClientProvider client={client}>{part}</QueryClientProvider>;
  const { rerender } = render(wrap(before()));
  fireEvent.click(screen.getByRole('button', { name: open }));
  expect(screen.getByRole('dialog', { name: dialog })).toBeDefined();
  if (field) fireEvent.change(screen.getByLabelText(field), { target: { value: 'Typed at length' } });
  rerender(wrap(after()));
  const shown = screen.getByRole('dialog', { name: dialog });
  const typed = [...shown.querySelectorAll('textarea, input')].map((each) => Reflect.get(each, 'value'));
  expect(`${shown.textContent} ${typed.join(' ')}`).toMatch(says);
});
