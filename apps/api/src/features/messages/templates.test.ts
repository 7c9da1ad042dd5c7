import { problems, type ProblemBody, type Template, type TemplateBody } from '@wideload/contract';
import { findUnknownField } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aPendingOrder } from '#test/factories/permit-factories.ts';
import { aTemplateBody } from '#test/factories/template-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';
import { addFirstTemplates } from './templates.service.ts';

const world = aWorld();
const carrier = madeOnce(() => aUser(world));
const lead = madeOnce(() => aUser(world, { role: 'admin', deskRole: 'lead' }));

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  world.call(method, `/permits/admin/${path}`, { token: lead.token, ...(body && { body }) });
const list = async () => (await world.read<{ items: Template[] }>('/permits/admin/templates', lead)).items;
const create = async (body: TemplateBody) => (await call('POST', 'templates', body)).json<Template>();

describe('a template of the desk', () => {
  test('is there from the first start for each kind, once, with known fields alone', async () => {
    await addFirstTemplates(world.deps);
    const first = await list();
    await addFirstTemplates(world.deps);
    const items = await list();
    expect(items).toEqual(first);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['question', 'refusal', 'rejection']));
    expect(items.filter(({ text }) => findUnknownField(text) !== null)).toEqual([]);
  });

  test('is saved, changed and deleted, and each of it is written down', async () => {
    const made = await create(aTemplateBody({ name: ' Which road? ' }));
    expect(made).toMatchObject({ name: 'Which road?', version: 1 });
    const body = aTemplateBody({ kind: 'refusal', text: '{state} closed the road.' });
    const changed = await call('PUT', `templates/${made._id}`, { ...body, version: 1 });
    expect(changed.json()).toEqual({ ...body, _id: made._id, version: 2 });
    expect(await list()).toContainEqual(changed.json());
    expect((await call('DELETE', `templates/${made._id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `templates/${made._id}`)).json()).toMatchObject({ code: 'not-found' });
    const acts = await world.deps.db
      .selectFrom('audit_log')
      .select(['what', 'subject_label', 'before', 'after'])
      .where('subject_id', '=', made._id)
      .orderBy('position')
      .execute();
    expect(acts).toMatchObject([
      { what: 'template.create', subject_label: 'Which road?', before: null },
      { what: 'template.change', before: { name: 'Which road?' }, after: body },
      { what: 'template.delete', before: body, after: null },
    ]);
  });

  test('has a name of its own among its kind, whatever the case', async () => {
    const body = aTemplateBody({ name: 'Axles' });
    await create(body);
    expect(await create({ ...body, name: 'AXLES' })).toMatchObject({ code: 'template.exists' });
    const other = await create({ ...body, kind: 'rejection' });
    const change = { ...body, version: other.version };
    expect((await call('PUT', `templates/${other._id}`, change)).json()).toMatchObject({ code: 'template.exists' });
  });

  test('is not overwritten by somebody who has not seen the last change', async () => {
    const { _id, version, ...body } = await create(aTemplateBody());
    expect((await call('PUT', `templates/${_id}`, { ...body, version })).statusCode).toBe(200);
    const late = await call('PUT', `templates/${_id}`, { ...body, text: 'Mine', version });
    expect(late.json()).toMatchObject({
      status: problems['template.stale'].status,
      code: 'template.stale',
      version: 2,
    });
  });

  test.each([
    [{ text: 'Order {ordr}' }, 'text', '{ordr} is no field. Choose one of the list below.'],
    [{ text: 'Order {order' }, 'text', '{order is no field. Choose one of the list below.'],
    [{ text: ' ' }, 'text', 'Please write the text of the template'],
    [{ name: ' ' }, 'name', 'Please give the template a name'],
  ])('%j is refused, with the reason', async (parts, path, message) => {
    const answer = await call('POST', 'templates', aTemplateBody(parts));
    expect(answer.json<ProblemBody>().errors).toMatchObject([{ path, message }]);
  });
});

describe('a field without a value', () => {
  test.each([
    ['question', 'text', (id: string) => ['POST', `orders/${id}/messages`, { _id: crypto.randomUUID() }] as const],
    ['rejection', 'comment', (id: string) => ['PUT', `orders/${id}`, { status: 'rejected', from: 'pending' }] as const],
  ])('keeps a %s from being sent', async (_kind, path, build) => {
    const [method, address, body] = build((await aPendingOrder(world, carrier))._id);
    const send = (text: string) => call(method, address, { ...body, [path]: text });
    const refused = await send('It leaves on {departure}.');
    expect(refused.json<ProblemBody>().errors).toMatchObject([
      { path, message: '{departure} has no value. Type what belongs in its place.' },
    ]);
    expect((await send('It leaves on {some day}.')).statusCode).toBeLessThan(300);
  });

  test('keeps a refusal of a permit and of a change from being recorded', async () => {
    const { permits } = await aPendingOrder(world, carrier);
    const reason = '{state} said no.';
    const refused = await call('PUT', `permits/${permits[0]?._id}`, { from: 'requested', status: 'refused', reason });
    expect(refused.json<ProblemBody>().errors).toMatchObject([{ path: 'reason' }]);
    const change = await call('POST', `changes/${crypto.randomUUID()}/refusals`, { permit: permits[0]?._id, reason });
    expect(change.json<ProblemBody>().errors).toMatchObject([{ path: 'reason' }]);
  });
});
