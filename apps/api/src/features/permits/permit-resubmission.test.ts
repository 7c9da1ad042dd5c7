import type { OrderEvent } from '@wideload/contract';
import type { PermitStatus } from '@wideload/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '../../../test/factories/user-factories.ts';
import {
  anOrderWithPermitAt,
  aPendingOrder,
  aRefusedPermit,
  asRefused,
  changePermit,
  findFirstPermit,
} from '../../../test/factories/permit-factories.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let carrier: SignedInUser;
let admin: SignedInUser;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  carrier = await aUser(world);
  admin = await aUser(world, { role: 'admin' });
});
afterAll(() => world.close());

const read = async (path: string, token = carrier.token) => (await world.call('GET', path, { token })).json();
const listEvents = async (id: string): Promise<OrderEvent[]> => (await read(`/permits/orders/${id}/events`)).items;
const listNews = async (): Promise<string[]> =>
  (await read('/notifications')).items.map(({ comment }: { comment: string }) => comment);
const findPermit = (orderId: string) => findFirstPermit(world, carrier, orderId);
const anOrderAt = (status: PermitStatus) => anOrderWithPermitAt(world, { carrier, admin }, status);

describe('a refused permit', () => {
  test('resubmitted with other days and places appears in the history with the answer, at the same price', async () => {
    const { id, permit } = await anOrderAt('refused');
    const body = {
      date: { startDate: '2026-12-01', endDate: '2026-12-04' },
      route: {
        origin: { lat: 35.2, lng: -101.8, label: 'Amarillo, TX' },
        destination: { lat: 32.8, lng: -96.8, label: 'Dallas, TX' },
      },
      comment: 'By night',
      answer: 'We go around bridge 12.',
    };
    const news = await listNews();
    const answer = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(answer.statusCode).toBe(200);
    const { answer: expected, ...terms } = body;
    expect(await findPermit(id)).toEqual({
      ...permit,
      ...terms,
      status: 'requested',
      refusalReason: '',
      filedAt: null,
    });
    expect((await listEvents(id)).at(-1)).toMatchObject({
      who: 'owner',
      from: 'refused',
      to: 'requested',
      comment: expected,
    });
    expect(await listNews()).toEqual(news);
    const again = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(again.json()).toMatchObject({
      code: 'order.stale',
      detail: 'This permit is now requested: you changed it. Nothing was overwritten.',
    });
  });

  test('cannot be resubmitted for more days than are paid if the state charges by the day', async () => {
    const order = await aPendingOrder(world, carrier, { states: ['LA'] });
    const permit = await findPermit(order._id);
    await changePermit(world, admin, { permit, change: asRefused });
    const body = { date: { startDate: '2026-12-01', endDate: '2026-12-05' }, route: permit.route, comment: '' };
    const answer = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(answer.json()).toMatchObject({
      code: 'input.invalid',
      errors: [
        {
          path: 'date.endDate',
          message: 'Louisiana charges by the day and 4 days are paid for. Choose no more days, or order again.',
        },
      ],
    });
    expect((await findPermit(order._id)).status).toBe('refused');
  });

  test('of another carrier is not found, and only a refused permit can be resubmitted', async () => {
    const { _id, date, route } = await aRefusedPermit(world, carrier);
    const body = { date, route, comment: '' };
    const { token } = await aUser(world);
    expect((await world.call('PUT', `/permits/permits/${_id}/resubmit`, { token, body })).statusCode).toBe(404);
    const { permit } = await anOrderAt('filed');
    const early = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(early.json()).toMatchObject({ code: 'order.stale', detail: expect.not.stringContaining(admin.email) });
  });
});
