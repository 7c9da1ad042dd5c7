import type { Template, TemplateBody } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { refuseDuplicate, inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import {
  deleteTemplate,
  insertTemplate,
  listAllTemplates,
  lockTemplate,
  updateTemplate,
  type TemplateRow,
} from './templates.store.ts';

const duplicate = { constraint: 'templates_name', code: 'template.exists' } as const;

const toTemplate = ({ id, ...template }: TemplateRow): Template => ({ _id: id, ...template });
const toAuditSubject = ({ id, name }: Pick<TemplateRow, 'id' | 'name'>) =>
  ({ kind: 'template', id, label: name }) as const;

export async function listTemplates({ db }: Deps, by: Admin): Promise<Template[]> {
  return (await listAllTemplates(db, by)).map(toTemplate);
}

export async function createTemplate(deps: Deps, by: Admin, body: TemplateBody): Promise<Template> {
  const saving = inTransaction(deps.db, async (tx) => {
    const row = await insertTemplate(tx, by, { id: deps.ids(), ...body });
    await recordAction(tx, deps, by, {
      what: 'template.create',
      subject: toAuditSubject(row),
      before: null,
      after: body,
    });
    return toTemplate(row);
  });
  return refuseDuplicate(saving, duplicate);
}

async function lockTemplateOrThrow(tx: Tx, by: Admin, id: string): Promise<TemplateRow> {
  const row = await lockTemplate(tx, by, id);
  if (row === undefined) throw new Problem('not-found');
  return row;
}

type Change = TemplateBody & { id: string; version: number };

export async function changeTemplate(deps: Deps, by: Admin, { id, version, ...body }: Change): Promise<Template> {
  const saving = inTransaction(deps.db, async (tx) => {
    const { id: _, version: current, ...before } = await lockTemplateOrThrow(tx, by, id);
    if (current !== version) throw new Problem('template.stale', { members: { version: current } });
    const row = await updateTemplate(tx, by, { id, ...body, version: current + 1 });
    await recordAction(tx, deps, by, { what: 'template.change', subject: toAuditSubject(row), before, after: body });
    return toTemplate(row);
  });
  return refuseDuplicate(saving, duplicate);
}

export function removeTemplate(deps: Deps, by: Admin, id: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { id: _, version: __, ...before } = await lockTemplateOrThrow(tx, by, id);
    await deleteTemplate(tx, by, id);
    const subject = toAuditSubject({ id, name: before.name });
    await recordAction(tx, deps, by, { what: 'template.delete', subject, before, after: null });
  });
}

/** Texts that a new desk begins with, and may change or delete. */
const firstTemplates: readonly TemplateBody[] = [
  {
    kind: 'question',
    name: 'Day and time of departure',
    text: 'When does the load of order {order} leave {origin}? Please send us the day and the time: the form of {state} asks for them.',
  },
  {
    kind: 'question',
    name: 'Roads of the trip',
    text: 'Which roads does truck {truck} take from {origin} to {destination}? Please name them in the order of travel: the form of {state} asks for them.',
  },
  {
    kind: 'question',
    name: 'Weight on each axle',
    text: 'Please send us the weight on each axle of truck {truck} with trailer {trailer}, loaded: the form of {state} asks for it.',
  },
  {
    kind: 'refusal',
    name: 'The road is not allowed',
    text: '{state} does not allow this load on the road that was asked for, from {origin} to {destination}. Please choose another road and send us the permit of unit {unit} again.',
  },
  {
    kind: 'refusal',
    name: 'The size or weight is not allowed',
    text: '{state} does not allow the size or the weight of unit {unit}. Please check the figures of truck {truck} and trailer {trailer}, and send us the permit again.',
  },
  {
    kind: 'rejection',
    name: 'Canceled by the carrier',
    text: 'We have closed order {order} of {company}, as you asked us to.',
  },
  {
    kind: 'rejection',
    name: 'Too late for its departure',
    text: 'The permits of {state} cannot be there in time for the departure on {departure}. Please order them again for a later day.',
  },
];

/** A database without an account gets them. Several servers may call it at once. */
export async function addFirstTemplates({ db, ids }: Pick<Deps, 'db' | 'ids'>): Promise<void> {
  await db
    .insertInto('templates')
    .values(firstTemplates.map((template) => ({ id: ids(), ...template })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
