import type { Page } from '@playwright/test';
import { callSuccessfully, aPaidOrder } from '../fixtures.ts';
import { aPdf } from '../uploads/pdf.ts';
import { towns } from './trip.ts';

type FoundPermit = { _id: string; state: string; price: number; date: { startDate: string; endDate: string } };

async function readPermits(admin: Page, orderId: string): Promise<FoundPermit[]> {
  const { permits } = await callSuccessfully(admin, 'GET', `/permits/admin/orders/${orderId}`);
  // Cast: the call is typed by its contract, which this helper does not know.
  return permits as FoundPermit[];
}

/** Issues every permit of an order through the API, at the fees that were sold. */
export async function issueAll(admin: Page, orderId: string): Promise<void> {
  for (const { state, price } of await readPermits(admin, orderId))
    await issuePermit(admin, { orderId, state, feeCents: price });
}

type Issue = { orderId: string; state: string; feeCents: number };

/** Issues a permit through the API, at the fee that the state charged. */
export async function issuePermit(admin: Page, { orderId, state, feeCents }: Issue): Promise<void> {
  const permit = (await readPermits(admin, orderId)).find((one) => one.state === state);
  if (permit === undefined) throw new Error(`The order has no permit for ${state}.`);
  const facts = {
    from: 'requested',
    name: 'permit.pdf',
    stateNumber: `${state}-4711`,
    validFrom: permit.date.startDate,
    validTo: permit.date.endDate,
    chargedFeeCents: String(feeCents),
    // The orders of other journeys have permits of this number.
    despiteDoubts: 'true',
  };
  const status = await admin.evaluate(
    async ([address, pdf]) => {
      const headers = {
        'content-type': 'application/pdf',
        authorization: `Bearer ${localStorage.getItem('wideload.accessToken') ?? ''}`,
      };
      const body = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
      return (await fetch(address, { method: 'PUT', headers, body })).status;
    },
    [
      `/api/permits/admin/permits/${permit._id}/issue?${new URLSearchParams(facts)}`,
      aPdf(`${state}-4711`).toString('base64'),
    ] as const,
  );
  if (status !== 200) throw new Error(`The issue of ${state} was answered with ${status}.`);
}

/** A paid order of the carrier through Texas, Oklahoma and Kansas. @returns its id */
export async function aPaidTrip(page: Page): Promise<string> {
  const places = [towns.dallas, towns.wichita];
  const trip = { places, startDate: '2030-02-04', startTime: '09:00', chosen: 'fastest', departures: [] };
  const { id } = await aPaidOrder(page, [], { trip });
  return id;
}
