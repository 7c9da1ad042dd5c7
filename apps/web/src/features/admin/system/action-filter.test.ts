import { auditActions, auditSubjects } from '@wideload/contract/client';
import { describe, expect, test } from 'vitest';
import { listActions, toActionQuery, parseActionFilter } from './action-filter.ts';

const nothing = { act: undefined, subject: undefined, from: undefined, to: undefined };

describe('the filter of an address', () => {
  test.each([
    ['nothing', {}, {}],
    ['a subject', { subject: 'order' }, { subject: 'order' }],
    ['an act', { act: 'user.email' }, { act: 'user.email' }],
    ['an act of its subject', { subject: 'order', act: 'permit.change' }, { subject: 'order', act: 'permit.change' }],
    ['an act of another subject', { subject: 'article', act: 'user.email' }, { subject: 'article' }],
    ['days', { from: '2026-11-01', to: '2026-11-21' }, { from: '2026-11-01', to: '2026-11-21' }],
    ['days the wrong way round', { from: '2026-11-21', to: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-21' }],
    ['no such day', { from: '2026-02-30', to: 'today' }, {}],
    ['no such subject or act', { subject: 'truck', act: 'truck.sold' }, {}],
  ])('with %s', (_name, address, filter) => {
    expect(parseActionFilter(address)).toEqual({ ...nothing, ...filter });
  });
});

test('each act belongs to one kind of subject, but a second person decides about three kinds', () => {
  const all = auditSubjects.flatMap((subject) => listActions(subject));
  const once = auditActions.filter((act) => !act.startsWith('approval.'));
  expect(all.filter((act) => !act.startsWith('approval.')).toSorted()).toEqual(once.toSorted());
  for (const subject of ['order', 'user', 'list'] as const) expect(listActions(subject)).toContain('approval.ask');
  expect(new Set(all).size).toBe(auditActions.length);
  expect(listActions(undefined)).toEqual(auditActions);
});

test("days begin and end at midnight in the viewer's time zone", () => {
  const { since, until } = toActionQuery(parseActionFilter({ from: '2026-11-01', to: '2026-11-01' }));
  const [begins, ends] = [new Date(since ?? ''), new Date(until ?? '')];
  expect([begins.getDate(), begins.getHours(), begins.getMinutes()]).toEqual([1, 0, 0]);
  expect([ends.getDate(), ends.getHours(), ends.getMinutes()]).toEqual([2, 0, 0]);
  expect(toActionQuery(parseActionFilter({}))).toEqual({
    act: undefined,
    subject: undefined,
    since: undefined,
    until: undefined,
  });
});
