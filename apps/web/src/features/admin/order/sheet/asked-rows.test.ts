import { filingFields, noAxleFigures, orderableStates, toFilingField, type OrderableState } from '@wideload/domain';
import { filingFacts } from '@wideload/domain/filing';
import { describe, expect, test } from 'vitest';
import { listAskedFields, partFields } from './asked-rows.ts';
import { findMissing, listAskedGroups, type SheetSubject } from './sheet-groups.ts';
import { listCopies } from './sheet-row.ts';

const truck = {
  _id: 't1',
  internalNumber: '104',
  type: 'truck',
  vinCode: '1XKYDP9X5LJ000001',
  make: 'Kenworth',
  model: 'W900',
  year: 2022,
  plateNumber: 'AB123',
  plateState: 'WY',
  registeredWeight: 80_000,
} as const;
const unit = {
  _id: 'u1',
  truck,
  trailer: null,
  loadType: 'general',
  dimensions: { width: 162, height: 182, length: 924, frontOverhang: 0, rearOverhang: 30 },
  weight: 111_400,
  axles: { AB: 212, BC: 54, CD: 470, DE: 54, EF: null },
  axleWeights: noAxleFigures,
  axleTires: noAxleFigures,
  kingpin: null,
  filing: {},
};
const point = { lat: 31.4, lng: -99.3, label: '' };
const buildSubject = (state: OrderableState, parts: { unit?: object; order?: object } = {}): SheetSubject => {
  const permit = {
    _id: `p-${state}`,
    unit: 'u1',
    state,
    status: 'requested',
    comment: '',
    date: { startDate: '2026-11-30', endDate: '2026-12-03' },
    route: { origin: point, destination: point },
    reasons: [],
  };
  const customer = { email: 'ann@test.example', phone: '7025550142 x12', personName: 'Ann Example' };
  const order = { customer, company: null, trip: null, filing: {}, units: [unit], permits: [permit], ...parts.order };
  // Cast: nothing else of an order is read.
  return { order, permit, unit: { ...unit, ...parts.unit }, facts: filingFacts[state] } as unknown as SheetSubject;
};
const listRows = (subject: SheetSubject) => listAskedGroups(subject, () => '').flatMap(({ rows }) => rows);
const findRow = (subject: SheetSubject, label: string) => listRows(subject).find((row) => row.label === label);

test.each(orderableStates)('the sheet of %s has each field that its form asks, or says that it is missing', (state) => {
  const rows = listRows(buildSubject(state));
  const facts = filingFacts[state];
  const asked = listAskedFields(facts, { ...unit, hasUsdot: true }).map(({ field }) => field);
  const always = facts.asks.filter(({ only }) => only === undefined).map(({ field }) => field);
  expect(asked).toEqual(expect.arrayContaining(always));
  for (const field of asked) {
    const own = rows.filter((row) => row.field === field);
    expect(own.length, field).toBeGreaterThan(0);
    for (const row of own)
      expect(row.value === null ? row.missing && row.entry && toFilingField(row.entry.key) : field, row.label).toBe(
        field,
      );
  }
});

test('a carrier is not asked for papers that the form wants for other loads', () => {
  const company = { name: 'Carrier', dotNumber: '9000002', docketNumber: '' };
  const fields = (parts: object) => {
    const missing = findMissing([buildSubject('TX', { order: { company }, unit: parts })], () => '');
    return missing?.asks.map(({ key }) => key) ?? [];
  };
  const rare = new Set(['surety_bond', 'weight_certificate', 'route_survey']);
  expect(fields({}).filter((key) => rare.has(key))).toEqual([]);
  expect(fields({ weight: 212_000 })).toContain('weight_certificate');
});

test('each field has its place on the sheet once', () => {
  expect(Object.values(partFields).flat().toSorted()).toEqual(filingFields.toSorted());
});

test('the fields of a part come in the order of the form', () => {
  const asked = filingFacts.TX.asks.map(({ field }) => field).filter((field) => partFields.truck.includes(field));
  const fields = listAskedGroups(buildSubject('TX'), () => '')
    .find(({ title }) => title === 'Truck')
    ?.rows.flatMap(({ field }) => field ?? []);
  expect(fields?.slice(0, asked.length)).toEqual(asked);
});

describe('what the carrier gave', () => {
  test('fills the fields of its unit and of the order, and nothing asks for them any more', () => {
    const [empty, given] = [{}, { load_description: 'Excavator', load_serial: 'SN 7' }].map((filing) =>
      buildSubject('CO', { unit: { filing } }),
    );
    if (empty === undefined || given === undefined) throw new Error('Both are built.');
    expect(findRow(empty, 'Load description')).toMatchObject({ value: null });
    expect(findRow(given, 'Load description')).toMatchObject({ value: 'Excavator' });
    const keys = (subject: SheetSubject) => findMissing([subject], () => '')?.asks.map(({ key }) => key) ?? [];
    expect(keys(empty)).toContain('load_description');
    expect(keys(given)).not.toContain('load_description');
  });

  test('is of one state where it is an account', () => {
    const state = orderableStates.find((code) => filingFacts[code].asks.some(({ field }) => field === 'state_account'));
    if (state === undefined) throw new Error('Some states ask for the account.');
    const account = (filing: object) =>
      findRow(buildSubject(state, { order: { filing } }), 'Account at the state')?.value;
    expect(account({ [`state_account.${state}`]: '7788' })).toBe('7788');
    expect(account({ 'state_account.XX': '7788' })).toBeNull();
  });

  test('one question asks for the missing fields of several states, each once', () => {
    const missing = findMissing([buildSubject('CO'), buildSubject('KS')], () => '');
    const ids = missing?.asks.map(({ unit: of, key }) => `${of} ${key}`) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(missing?.question).toMatch(/^The permit forms of Colorado and Kansas ask for .*the load description/);
  });
});

test('values are copied as forms take them', () => {
  const subject = buildSubject('TX');
  const copy = (label: string) => {
    const row = findRow(subject, label);
    return row === undefined ? [] : listCopies(row).map(({ part, text }) => [part, text]);
  };
  expect(copy('Width')).toEqual([
    ['feet', '13'],
    ['inches', '6'],
  ]);
  expect(copy('Gross weight')).toEqual([['', '111400']]);
  expect(copy('From')).toEqual([['', '11/30/2026']]);
  expect(copy('Contact phone')).toEqual([['', '7025550142']]);
  expect(copy('VIN')).toEqual([['', '1XKYDP9X5LJ000001']]);
});

describe('facts of the records of vehicles and of the company', () => {
  const withFacts = {
    ...truck,
    emptyWeight: '18400',
    gvwr: '52000',
    plateExpiry: '2027-03-31',
    irp: 'No',
    tireSize: '11 in',
  };
  const findIn = (state: OrderableState, parts: Parameters<typeof buildSubject>[1], label: string) =>
    findRow(buildSubject(state, parts), label);

  test.each([
    ['Empty truck', '18400'],
    ['GVWR', '52000'],
    ['Plate expires', '03/31/2027'],
    ['Apportioned plate (IRP)', 'No'],
    ['Tire size or width', '11 in'],
  ])('%s is copied as forms take it', (label, copied) => {
    const row = findIn('TX', { unit: { truck: withFacts } }, label);
    expect(row && listCopies(row).map(({ text }) => text)).toEqual([copied]);
  });

  test('tires of this load come before those of the records', () => {
    const trailer = { ...truck, type: 'flatbed', length: 53, tireSize: '10 in' };
    const unit = { truck: withFacts, trailer };
    expect(findIn('TX', { unit }, 'Tire size or width')?.value).toBe('Truck 11 in, Trailer 10 in');
    const filing = { tire_size: '12 in' };
    expect(findIn('TX', { unit: { ...unit, filing } }, 'Tire size or width')?.value).toBe('12 in');
  });

  test.each(orderableStates)('each phone on the sheet of %s is named by whose it is', (state) => {
    const company = {
      name: 'Ridge',
      dotNumber: '9',
      country: 'US',
      phone: '8065550199',
      extension: '7',
      docketNumber: '',
    };
    const rows = listAskedGroups(buildSubject(state, { order: { company } }), () => '').flatMap((group) => group.rows);
    const phones = rows.filter(({ label }) => /phone/i.test(label));
    expect(phones.map((row) => [row.label, row.value, listCopies(row)[0]?.text])).toEqual([
      ['Company phone', '8065550199 x7', '8065550199'],
      ['Contact phone', '7025550142 x12', '7025550142'],
    ]);
  });

  test('permits go to the address of the company where it has one', () => {
    const company = {
      name: 'Ridge',
      dotNumber: '9',
      country: 'US',
      docketPrefix: '',
      docketNumber: '',
      permitEmail: 'permits@test.example',
    };
    expect(findIn('TX', { order: { company } }, 'E-mail for permits')?.value).toBe('permits@test.example');
    expect(findIn('TX', {}, 'E-mail for permits')).toBeUndefined();
  });

  test('a form that asks for what no record has says that it is missing', () => {
    const state = orderableStates.find((code) => filingFacts[code].asks.some(({ field }) => field === 'gvwr'));
    if (state === undefined) throw new Error('Some states ask for the rating.');
    expect(findIn(state, {}, 'GVWR')).toMatchObject({ value: null, entry: { key: 'gvwr' }, missing: {} });
  });
});

// A field outside of the vocabulary does not compile.
// @ts-expect-error -- shoe_size is no field.
const outside: Parameters<typeof partFields.load.includes>[0] = 'shoe_size';
test('a field outside of the vocabulary is in no list', () => {
  expect(filingFields).not.toContain(outside);
});
