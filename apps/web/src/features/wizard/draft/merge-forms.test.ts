import type { CompanyFacts } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { formatAnswerGroup, formatAnswerLabel, formatAnswer } from './answer-words.ts';
import { mergeForms, mergeDraft } from './merge-forms.ts';
import { findDifferingParts, isSameAnswer } from './order-answers.ts';
import { emptyOrderForm, type OrderForm } from './order-form.ts';
import { toPermitForm } from './permit-form.ts';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { createUnitForm, toUnitForm, type UnitForm } from '#product/unit/unit-form.ts';
import { anOrder } from './an-order.fixture.ts';

const [one, two, three] = ['unit-1', 'unit-2', 'unit-3'] as const;
const permitId = 'permit-1';

function aUnit(id: string, figures: { width?: number; height?: number; weight?: number } = {}): UnitForm {
  const { width = 174, height = 182, weight = 111_400 } = figures;
  return toUnitForm({
    _id: id,
    truckId: 'truck-1',
    trailerId: 'trailer-1',
    loadType: 'general',
    dimensions: { width, height, length: 924, frontOverhang: 0, rearOverhang: 0 },
    axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null },
    weight,
    typed: {},
  });
}

const permit = toPermitForm(aPermit({ _id: permitId }));

const company: CompanyFacts = {
  _id: 'company-1',
  name: 'Sandbox Lowboy',
  dotNumber: '9000002',
  docketNumber: '',
  docketPrefix: '',
  typedFields: '',
  carrierName: '',
  street: '',
  city: '',
  state: 'TX',
  zip: '',
  country: 'US',
  phone: '',
  email: '',
  extension: '',
  address_secondary: '',
  title: '',
  insurance: '',
  insuranceExpiry: '',
  fein: '',
  iftaNumber: '',
  emergencyContact: '',
  stateAccounts: '',
  permitEmail: '',
};

const base: OrderForm = {
  ...emptyOrderForm,
  customer: { email: 'ann@example.com', phone: '7025550142', personName: 'Ann' },
  title: 'Tank',
  company,
  jurisdictions: ['TX', 'OK'],
  units: [aUnit(one), aUnit(two)],
  permits: [permit],
  reviewed: false,
};

const joinPaths = (paths: readonly (readonly string[])[]) => paths.map((path) => path.join('/'));

type Change = Partial<OrderForm>;
const aChangeOfWidth = (width: number): Change => ({ units: [aUnit(one, { width }), aUnit(two)] });

const draftBase: OrderForm = { ...emptyOrderForm, title: 'Tank', poNumber: '7', jurisdictions: ['TX'] };
const mine: OrderForm = { ...draftBase, title: 'Tank to Tulsa' };

/** The order as another user saved it. */
function aServerOrder(parts: Parameters<typeof anOrder>[0]) {
  const { title, poNumber, jurisdictions } = draftBase;
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
    here: { base: draftBase, form: mine, sent: [] },
    other: {},
    joined: { title: 'Tank to Tulsa', poNumber: '7', taken: [] },
  },
  {
    name: 'another answer was changed there: it is taken and named',
    here: { base: draftBase, form: mine, sent: [] },
    other: { poNumber: '8' },
    joined: { title: 'Tank to Tulsa', poNumber: '8', taken: ['poNumber'] },
  },
  {
    name: 'the same answer was changed to the same: nothing is to be chosen',
    here: { base: draftBase, form: mine, sent: [] },
    other: { title: 'Tank to Tulsa' },
    joined: { title: 'Tank to Tulsa', poNumber: '7', taken: [] },
  },
  {
    name: 'the same answer was changed to another: a person has to choose',
    here: { base: draftBase, form: mine, sent: [] },
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
    here: { base: draftBase, form: { ...mine, title: 'Tank to Tulsa, late' }, sent: [mine] },
    other: { title: 'Tank to Tulsa' },
    joined: { title: 'Tank to Tulsa, late', poNumber: '7', taken: [] },
  },
  {
    name: 'any of the unanswered saves may be the one that came through',
    here: {
      base: draftBase,
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
    here: { base: draftBase, form: { ...mine, title: 'C' }, sent: [{ ...mine, reviewed: true }] },
    other: { title: 'Tank to Tulsa', reviewed: false },
    joined: { title: 'C', poNumber: '7', taken: [] },
  },
  {
    name: 'what was sent is not what the server has: it is somebody else’s',
    here: { base: draftBase, form: mine, sent: [mine] },
    other: { title: 'Tank to Dallas' },
    joined: null,
  },
];

test.each(cases)('$name', ({ here, other, joined }) => {
  const found = mergeDraft(here, aServerOrder(other));
  const { title, poNumber } = found?.form ?? {};
  expect(found && { title, poNumber, taken: found.taken.map((path) => path.join('/')) }).toEqual(joined);
});

describe('mergeForms', () => {
  test.each<[name: string, mine: Change, theirs: Change, expected: Change]>([
    ['nothing changed', {}, {}, {}],
    ['only mine', { title: 'Mine' }, {}, { title: 'Mine' }],
    ['only theirs', {}, { title: 'Theirs' }, { title: 'Theirs' }],
    ['the same change', { title: 'Same' }, { title: 'Same ' }, { title: 'Same ' }],
    [
      'two fields of one person',
      { customer: { ...base.customer, phone: '1' } },
      { customer: { ...base.customer, email: 'bob@example.com' } },
      { customer: { email: 'bob@example.com', phone: '1', personName: 'Ann' } },
    ],
    [
      'a state more each',
      { jurisdictions: ['TX', 'OK', 'KS'] },
      { jurisdictions: ['TX', 'OK', 'PA'] },
      { jurisdictions: ['TX', 'OK', 'PA', 'KS'] },
    ],
    ['a state less each', { jurisdictions: ['OK'] }, { jurisdictions: ['TX'] }, { jurisdictions: [] }],
    [
      'width by one, weight by the other',
      aChangeOfWidth(180),
      { units: [aUnit(one, { weight: 90_000 }), aUnit(two)] },
      { units: [aUnit(one, { width: 180, weight: 90_000 }), aUnit(two)] },
    ],
    [
      'different units',
      aChangeOfWidth(180),
      { units: [aUnit(one), aUnit(two, { width: 190 })] },
      { units: [aUnit(one, { width: 180 }), aUnit(two, { width: 190 })] },
    ],
    [
      'a unit added each',
      { units: [...base.units, aUnit(three)] },
      { units: [...base.units, aUnit('unit-4')] },
      { units: [...base.units, aUnit('unit-4'), aUnit(three)] },
    ],
    ['a unit taken out by me', { units: [aUnit(one)] }, {}, { units: [aUnit(one)] }],
    ['a unit taken out by them', {}, { units: [aUnit(two)] }, { units: [aUnit(two)] }],
    [
      'a unit that waits to be filled in',
      { units: [...base.units, createUnitForm(three)] },
      { title: 'Theirs' },
      { title: 'Theirs' },
    ],
    [
      'the company by me',
      { company: { ...company, _id: 'company-2' } },
      {},
      { company: { ...company, _id: 'company-2' } },
    ],
    [
      'dates by me, the comment by them',
      { permits: [{ ...permit, endDate: 'Nov 25, 2026' }] },
      { permits: [{ ...permit, comment: 'At night' }] },
      { permits: [{ ...permit, endDate: '2026-11-25', comment: 'At night' }] },
    ],
    [
      'a permit that the server added',
      { title: 'Mine' },
      { permits: [permit, { ...permit, _id: 'p2' }] },
      { title: 'Mine', permits: [permit, { ...permit, _id: 'p2' }] },
    ],
    ['a permit that the server took out', { permits: [{ ...permit, comment: 'x' }] }, { permits: [] }, { permits: [] }],
  ])('%s: put together without a question', (_, mine, theirs, expected) => {
    const merge = mergeForms({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
    expect(merge.collisions).toEqual([]);
    expect(merge.form).toEqual({ ...base, ...expected });
  });

  test('says which answers came from the other side', () => {
    const theirs = {
      ...base,
      title: 'Theirs',
      jurisdictions: ['TX'] as const,
      units: [aUnit(one, { height: 190 }), aUnit(two)],
    };
    const { taken } = mergeForms({ base, mine: { ...base, ...aChangeOfWidth(180) }, theirs });
    expect(joinPaths(taken)).toEqual(['title', `units/${one}/lengths/dimensions.height`, 'jurisdictions/OK']);
  });

  test.each<[name: string, mine: Change, theirs: Change, key: string]>([
    ['a title', { title: 'Mine' }, { title: 'Theirs' }, 'title'],
    ['a width', aChangeOfWidth(180), aChangeOfWidth(156), `units/${one}/lengths/dimensions.width`],
    ['a changed unit that they took out', aChangeOfWidth(180), { units: [aUnit(two)] }, `units/${one}`],
    ['a unit that I took out and they changed', { units: [aUnit(two)] }, aChangeOfWidth(156), `units/${one}`],
    [
      'the two days of a permit',
      { permits: [{ ...permit, startDate: '2026-11-22' }] },
      { permits: [{ ...permit, endDate: '2026-11-28' }] },
      `permits/${permitId}/dates`,
    ],
    ['a company', { company: null }, { company: { ...company, _id: 'company-2' } }, 'company'],
  ])('%s changed by both has to be chosen, and either choice stands', (_, mine, theirs, key) => {
    const sides = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
    expect(joinPaths(mergeForms(sides).collisions)).toEqual([key]);
    expect(findDifferingParts(mergeForms(sides, { [key]: 'mine' }).form, sides.mine)).toEqual(new Set());
    expect(mergeForms(sides, { [key]: 'theirs' }).form).toEqual(sides.theirs);
  });

  test('without a known base everything that differs is asked, and nothing else', () => {
    const merge = mergeForms({
      base: null,
      mine: { ...base, title: 'Mine' },
      theirs: { ...base, jurisdictions: ['TX'] },
    });
    expect(joinPaths(merge.collisions)).toEqual(['title', 'jurisdictions/OK']);
  });

  test('the first unit that each began for itself is one unit', () => {
    const empty = { ...base, units: [], permits: [] };
    const mine = { ...empty, units: [{ ...createUnitForm('mine'), weight: '90,000' }] };
    const theirs = { ...empty, units: [{ ...createUnitForm('theirs'), truckId: 'truck-1' }] };
    const { form, collisions } = mergeForms({ base: empty, mine, theirs });
    expect(collisions).toEqual([]);
    expect(form.units).toEqual([{ ...createUnitForm('theirs'), truckId: 'truck-1', weight: '90,000' }]);
  });

  test.each<[name: string, mine: Change, theirs: Change, reviewed: boolean]>([
    ['mine alone', { reviewed: true }, {}, true],
    ['mine over their change', { reviewed: true }, { title: 'Theirs' }, false],
    ['theirs alone', {}, { reviewed: true, title: 'Theirs' }, true],
    ['theirs under my change', { title: 'Mine' }, { reviewed: true, jurisdictions: ['TX'] }, false],
  ])('a review stays only where nothing else came in: %s', (_, mine, theirs, reviewed) => {
    expect(mergeForms({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }).form.reviewed).toBe(
      reviewed,
    );
  });
});

describe('differingParts', () => {
  test.each<[name: string, change: Change, parts: string[]]>([
    ['nothing', {}, []],
    ['blanks at the end of a title', { title: 'Tank ' }, []],
    ['a title', { title: 'Tanks' }, ['title']],
    ['a PO / job number', { poNumber: 'PO 4711' }, ['poNumber']],
    ['an email and a review', { customer: { ...base.customer, email: '' }, reviewed: true }, ['customer', 'reviewed']],
    ['a width', aChangeOfWidth(1), ['units']],
    ['a unit to fill in', { units: [...base.units, createUnitForm(three)] }, []],
    ['a unit less', { units: [aUnit(one)] }, ['units']],
    ['a weight in other words', { units: [{ ...aUnit(one), weight: '111400' }, aUnit(two)] }, ['units']],
    ['a day said in other words', { permits: [{ ...permit, startDate: 'Nov 21, 2026' }] }, []],
    ['a permit of one side only', { permits: [] }, []],
    ['no company', { company: null }, ['company']],
    ['the order of the states', { jurisdictions: base.jurisdictions.toReversed() }, ['jurisdictions']],
  ])('%s', (_, change, parts) => {
    expect([...findDifferingParts({ ...base, ...change }, base)].toSorted()).toEqual(parts);
  });

  test('an empty form is like itself', () => {
    expect(findDifferingParts(emptyOrderForm, emptyOrderForm).size).toBe(0);
    expect(isSameAnswer(null, '')).toBe(false);
  });
});

describe('answers in words', () => {
  const context = {
    permits: [{ _id: permitId, unit: two, state: 'TX' as const }],
    names: new Map([['truck-1', '104, Peterbilt 389']]),
  };
  const typed = {
    ...base,
    units: [
      { ...aUnit(one), weight: 'heavy' },
      { ...aUnit(two), trailerId: null },
    ],
  };

  test.each([
    ['customer/email', 'Basic details', 'Email', 'ann@example.com'],
    ['title', 'Basic details', 'Order title', 'Tank'],
    ['poNumber', 'Basic details', 'PO / job number', 'empty'],
    ['company', 'Basic details', 'Company', 'Sandbox Lowboy'],
    ['jurisdictions/TX', 'States', 'Texas', 'chosen'],
    ['jurisdictions/PA', 'States', 'Pennsylvania', 'not chosen'],
    [`units/${one}/lengths/dimensions.width`, 'Unit 1', 'Width', '14′6″'],
    [`units/${two}/lengths/axles.AB`, 'Unit 2', 'Axle distance 1 to 2', '17′8″'],
    [`units/${one}/lengths/axles.EF`, 'Unit 1', 'Axle distance 5 to 6', 'empty'],
    [`units/${one}/truckId`, 'Unit 1', 'Truck', '104, Peterbilt 389'],
    [`units/${one}/trailerId`, 'Unit 1', 'Trailer', 'one of the list'],
    [`units/${two}/trailerId`, 'Unit 2', 'Trailer', 'empty'],
    [`units/${one}/loadType`, 'Unit 1', 'Load type', 'General'],
    [`units/${one}/weight`, 'Unit 1', 'Loaded weight', 'heavy'],
    [`units/${two}/weight`, 'Unit 2', 'Loaded weight', '111,400 lb'],
    [`units/${one}`, 'Unit 1', 'The whole unit', 'kept'],
    ['units/gone', 'A unit', 'The whole unit', 'taken out'],
    [
      `permits/${permitId}/dates`,
      'Permit for Texas, unit 2',
      'Dates',
      'Saturday, November 21, 2026 to Tuesday, November 24, 2026',
    ],
    [`permits/${permitId}/route/origin`, 'Permit for Texas, unit 2', 'Origin', '31.5, -99.25'],
    [`permits/${permitId}/comment`, 'Permit for Texas, unit 2', 'Comment', 'empty'],
  ])('%s', (key, group, label, words) => {
    const path = key.split('/');
    expect([
      formatAnswerGroup(path, typed, context),
      formatAnswerLabel(path),
      formatAnswer(path, typed, context),
    ]).toEqual([group, label, words]);
  });
});
