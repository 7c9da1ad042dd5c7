import type { Day } from '@wideload/domain';
import { expect, test } from 'vitest';
import { aPermit } from '../permit/a-permit.fixture.ts';
import { describeNext } from './order-next-step.ts';

// Cast: the days below.
const today = '2026-11-25' as Day;
const issued = (validFrom: string, validTo: string) => aPermit({ status: 'issued', validFrom, validTo });
const over = issued('2026-11-20', '2026-11-24');
const valid = issued('2026-11-24', '2026-11-28');
const ahead = issued('2026-11-26', '2026-11-30');

test.each<[name: string, permits: ReturnType<typeof aPermit>[], next: RegExp]>([
  ['valid', [valid], /^The permits are issued\. Carry them in the truck/],
  ['valid, and ahead', [valid, ahead], /^The permits are issued\. Carry them in the truck/],
  ['ahead', [ahead], /^The permits are issued\. Do not travel before the first day of each one/],
  ['partly over', [over, valid], /^Some of the permits have expired\. Carry only those that are still valid/],
  ['over', [over, over], /^The permits have expired\. Do not travel with them\.$/],
  ['over but for a void one', [over, aPermit({ status: 'voided' })], /^The permits have expired\./],
])('an approved order whose permits are %s', (_name, permits, next) => {
  expect(describeNext({ status: 'approved', isRefunded: false, permits }, today)).toMatch(next);
});

test('a pending order with nothing left to file is about its permits, too', () => {
  const order = { status: 'pending' as const, isRefunded: false };
  expect(describeNext({ ...order, permits: [valid, aPermit({ status: 'voided' })] }, today)).toMatch(
    /^The permits are issued\. Carry/,
  );
  expect(describeNext({ ...order, permits: [ahead] }, today)).toMatch(/^The permits are issued\. Do not travel before/);
});

test('an order of any other status is not about its permits alone', () => {
  const order = { status: 'pending' as const, permits: [over, aPermit({ status: 'filed' })] };
  expect(describeNext({ ...order, isRefunded: false }, today)).toMatch(/^Paid\. A representative is now filing/);
  const none = { ...order, permits: [aPermit({ status: 'voided' })] };
  expect(describeNext({ ...none, isRefunded: false }, today)).toMatch(/^Paid\. A representative is now filing/);
  expect(describeNext({ ...order, permits: [over], isRefunded: true }, today)).toMatch(/^All that you paid went back/);
});

test('permits that are canceled, and whose states are asked, are not to be carried', () => {
  const order = { status: 'pending' as const, isRefunded: false };
  const [kept, canceled] = [
    { ...valid, _id: 'kept' },
    { ...valid, _id: 'canceled' },
  ];
  const asked = ['canceled'];
  expect(describeNext({ ...order, permits: [canceled] }, today, asked)).toMatch(/^You canceled these permits: do not/);
  expect(describeNext({ ...order, permits: [kept, canceled] }, today, asked)).toMatch(
    /^The permits are issued\. Carry/,
  );
});
