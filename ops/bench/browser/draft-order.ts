import type { MeasuredPage } from './measured-page.ts';

const states = ['TX', 'OK', 'KS', 'NE', 'SD', 'ND'];

/** Too wide and too heavy for every state without a permit. */
export const load = {
  loadType: 'general',
  dimensions: { width: 174, height: 182, length: 924, frontOverhang: 0, rearOverhang: 0 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: 54 },
  // Next asks for them, as the load is too heavy.
  axleWeights: { A: 12_400, B: 19_800, C: 19_800, D: 19_800, E: 19_800, F: 19_800 },
  axleTires: { A: 2, B: 4, C: 4, D: 4, E: 4, F: 4 },
  typed: {},
};

type Kept = { items: { _id: string }[] };
export type Draft = { _id: string; version: number };

/** Calls of the demo carrier, from the page. */
export function createCalls({ page }: MeasuredPage, token: string) {
  async function call<Answer>(method: string, path: string, data?: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }
  const findFirst = async (path: string) => (await call<Kept>('GET', path)).items[0]?._id ?? null;
  return { call, findFirst };
}

/** A reviewed draft of the demo carrier with two units in six states. */
export async function createDraft(measured: MeasuredPage, token: string): Promise<string> {
  const { call, findFirst } = createCalls(measured, token);
  const vehicles = { truckId: await findFirst('/trucks'), trailerId: await findFirst('/trailers') };
  const units = [1, 2].map(() => ({ _id: crypto.randomUUID(), ...vehicles, ...load }));
  const { _id, version } = await call<Draft>('POST', '/permits/orders', {
    customer: { email: 'dispatch@wideload.example', phone: '3075550101', personName: 'Dana Whitfield' },
    title: 'Two presses to Fargo',
    company: await findFirst('/companies'),
    step: 2,
  });
  const filled = await call<Draft>('PUT', `/permits/orders/${_id}`, { version, step: 4, jurisdictions: states, units });
  await call('PUT', `/permits/orders/${_id}`, { version: filled.version, step: 6, reviewed: true });
  return _id;
}
