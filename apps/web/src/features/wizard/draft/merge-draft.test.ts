import { expect, test } from 'vitest';
import { anOrder } from './an-order.fixture.ts';
import { mergeDraft } from './merge-draft.ts';
import { emptyOrderForm, type OrderForm } from './order-form.ts';

const base: OrderForm = { ...emptyOrderForm, title: 'Tank', poNumber: '7', jurisdictions: ['TX'] };
const mine: OrderForm = { ...base, title: 'Tank to Tulsa' };

/** The order as another user saved it. */
function aServerOrder(parts: Parameters<typeof anOrder>[0]) {
  const { title, poNumber, jurisdictions } = base;
  return anOrder({ title, poNumber, jurisdictions: [...jurisdictions], version: 2, ...parts });
}

type Case = {
  name: string;
  here: { base: OrderForm | null; form: OrderForm; sent: OrderForm[] };
  other: Parameters<typeof anOrder>[0];
  joined: { title: string; poNumber: string; taken: string[] } | null;
};

const cases: Case[] = [
  {
    name: 'nothing changed there: the local value stays',
    here: { base, form: mine, sent: [] },
    other: {},
    joined: { title: 'Tank to Tulsa', poNumber: '7', taken: [] },
  },
  {
    name: 'another answer was changed there: it is taken and named',
    here: { base, form: mine, sent: [] },
    other: { poNumber: '8' },
    joined: { title: 'Tank to Tulsa', poNumber: '8', taken: ['poNumber'] },
  },
  {
    name: 'the same answer was changed to the same: nothing is to be chosen',
    here: { base, form: mine, sent: [] },
    other: { title: 'Tank to Tulsa' },
    joined: { title: 'Tank to Tulsa', poNumber: '7', taken: [] },
  },
  {
    name: 'the same answer was changed to another: a person has to choose',
    here: { base, form: mine, sent: [] },
    other: { title: 'Tank to Dallas' },
    joined: null,
  },
  {
    name: 'nobody knows any more what the work began from: a person has to choose what differs',
    here: { base: null, form: mine, sent: [] },
    other: {},
    joined: null,
  },
  {
    name: 'the server has what was sent from here: what was typed since stays, and nothing is taken',
    here: { base, form: { ...mine, title: 'Tank to Tulsa, late' }, sent: [mine] },
    other: { title: 'Tank to Tulsa' },
    joined: { title: 'Tank to Tulsa, late', poNumber: '7', taken: [] },
  },
  {
    name: 'any of the unanswered saves may be the one that came through',
    here: {
      base,
      form: { ...mine, title: 'C' },
      sent: [
        { ...mine, title: 'A' },
        { ...mine, title: 'B' },
      ],
    },
    other: { title: 'A' },
    joined: { title: 'C', poNumber: '7', taken: [] },
  },
  {
    name: 'the review mark of the server does not make a save somebody else’s',
    here: { base, form: { ...mine, title: 'C' }, sent: [{ ...mine, reviewed: true }] },
    other: { title: 'Tank to Tulsa', reviewed: false },
    joined: { title: 'C', poNumber: '7', taken: [] },
  },
  {
    name: 'what was sent is not what the server has: it is somebody else’s',
    here: { base, form: mine, sent: [mine] },
    other: { title: 'Tank to Dallas' },
    joined: null,
  },
];

test.each(cases)('$name', ({ here, other, joined }) => {
  const found = mergeDraft(here, aServerOrder(other));
  const { title, poNumber } = found?.form ?? {};
  expect(found && { title, poNumber, taken: found.taken.map((path) => path.join('/')) }).toEqual(joined);
});
