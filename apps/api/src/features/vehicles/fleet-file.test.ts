import type { Trailer, Truck } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
import { fleetImport } from '#test/factories/fleet-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { sharedWorld } from '#test/world.ts';

const world = sharedWorld();
let user: SignedInUser;
beforeEach(async () => {
  user = await aUser(world);
});

const head = 'Internal number,type,vinCode,make,model,year,plateNumber,plateState,registeredWeight';
const toRow = (number: string, { year = '2022', weight = '80000' } = {}) =>
  `${number},truck,1XKYDP9X7LJ000001,Peterbilt,389,${year},WY 1,WY,${weight}`;
const toFile = (...rows: string[]) => [head, ...rows].join('\n');

const { send, importFile, list } = fleetImport(world, () => user);

const oddTruck = {
  make: 'Kenworth',
  internalNumber: '=1+1, "two"',
  type: 'truck',
  vinCode: '1XKYD49X4PJ200001',
  model: 'T880',
  year: 2024,
  plateNumber: 'PLT880',
  plateState: 'WY',
  registeredWeight: 80_000,
  emptyWeight: '18400',
  plateExpiry: '2027-03-31',
  irp: 'Yes',
  tireSize: '11R22.5',
};

const lowboy = {
  internalNumber: 'L-3',
  type: 'removable_goose_neck',
  vinCode: '1TKJ05324PM100001',
  plateNumber: 'TRL3',
  plateState: 'WY',
  length: 53,
  year: '2020',
  make: 'Talbert',
};

const toHints = (who: string) => ['vinCode', 'plateNumber'].map((field) => ({ field, message: `${who} the same` }));

test('a preview says what would be kept and keeps nothing; the import keeps it', async () => {
  await importFile(toFile(toRow('A1'), toRow('A2')));
  const file = toFile(toRow('a1'), toRow('A2', { weight: '70000' }), toRow('A3'));
  const rows = [
    {
      line: 2,
      internalNumber: 'a1',
      fate: 'changed',
      errors: [],
      hints: toHints('A2, A3 have'),
      changes: [{ field: 'internalNumber', from: 'A1', to: 'a1' }],
    },
    {
      line: 3,
      internalNumber: 'A2',
      fate: 'changed',
      errors: [],
      hints: toHints('a1, A3 have'),
      changes: [{ field: 'registeredWeight', from: '80000', to: '70000' }],
    },
    { line: 4, internalNumber: 'A3', fate: 'new', errors: [], changes: [], hints: toHints('a1, A2 have') },
  ];
  const before = await list<Truck>();
  expect(await importFile(file, { isPreview: true })).toMatchObject({ isKept: false, ignored: [], rows });
  expect(await list<Truck>()).toEqual(before);
  expect(await importFile(file)).toMatchObject({ isKept: true, ignored: [], rows });
  const after = await list<Truck>();
  expect(after.map(({ internalNumber, registeredWeight: weight }) => [internalNumber, weight])).toEqual([
    ['a1', 80_000],
    ['A2', 70_000],
    ['A3', 80_000],
  ]);
  expect(after.slice(0, 2).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
});

test('a row is told which records have its VIN or plate, in the list or in the file, and only where it moves', async () => {
  const toLine = (number: string, vin: string, plate: string) =>
    `${number},truck,${vin},Peterbilt,389,2022,${plate},80000`;
  const [old, own] = ['1XKYD49X4PJ200001', '1XKYD49X6PJ200002'];
  await importFile([head, toLine('A1', old, 'P1,WY'), toLine('A2', own, 'P2,WY')].join('\n'));
  const previewHints = async (...lines: string[]) => {
    const { rows } = await importFile([head, ...lines].join('\n'), { isPreview: true });
    return rows.map(({ internalNumber, hints }) => [
      internalNumber,
      ...hints.map(({ field, message }) => `${field}: ${message}`),
    ]);
  };
  expect(await previewHints(toLine('A3', old.toLowerCase(), 'p-1,WY'), toLine('A2', own, 'P2,WY'))).toEqual([
    ['A3', 'vinCode: A1 has the same', 'plateNumber: A1 has the same'],
    ['A2'],
  ]);
  // A plate of another state is another plate, and two trucks of the file change their plates with each other.
  expect(await previewHints(toLine('A4', '1XKYD49XXPJ200004', 'P1,TX'))).toEqual([['A4']]);
  expect(await previewHints(toLine('A1', old, 'P2,WY'), toLine('A2', own, 'P1,WY'))).toEqual([['A1'], ['A2']]);
  const many = ['B1', 'B2', 'B3', 'B4', 'B5'].map((number) => toLine(number, '1XKYD49X9PJ200009', `${number},WY`));
  expect((await previewHints(...many))[0]).toEqual(['B1', 'vinCode: B2, B3, B4, 1 more have the same']);
  const typo = 'vinCode: The check digit does not match. Look for a typo. Old VINs may differ.';
  expect(await previewHints(toLine('C1', own.replace(/..$/, '21'), 'P9,WY'))).toEqual([['C1', typo]]);
});

test('one wrong row keeps all others out, and each row says what is wrong with it', async () => {
  const file = toFile(
    toRow('B1'),
    toRow('B2', { year: '1950', weight: 'heavy' }),
    toRow(''),
    toRow('b1'),
    `${toRow('B3')},x`,
    'B4,truck,,Kenworth,T880,2022,,WY,1',
  );
  const { isKept, rows } = await importFile(file);
  expect(isKept).toBe(false);
  expect(rows.map(({ line, fate, errors }) => [line, fate, errors.map(({ field }) => field)])).toEqual([
    [2, 'new', []],
    [3, 'wrong', ['registeredWeight']],
    [4, 'wrong', ['internalNumber']],
    [5, 'wrong', ['internalNumber']],
    [6, 'wrong', ['']],
    [7, 'wrong', ['vinCode', 'plateNumber']],
  ]);
  expect(rows[1]?.errors[0]?.message).toBe('Wrong format! (ONLY NUMBERS)');
  expect(await list()).toEqual([]);
});

test('an old year is refused unless the truck had it', async () => {
  expect((await importFile(toFile(toRow('C1', { year: '1950' })))).rows[0]?.errors).toEqual([
    { field: 'year', message: 'Choose one of the last 40 years' },
  ]);
  await importFile(toFile(toRow('C1')));
  await world.change('trucks', { user_id: user.id }, { year: 1950 });
  expect((await importFile(toFile(toRow('C1', { year: '1950' })))).rows[0]?.fate).toBe('same');
});

test.each([
  ['', /required/],
  ['"', /no CSV file/],
  ['make,color\nA,red', /no column “Power unit number”. Its columns may be Power unit number, Type, VIN/],
  [toFile(...Array.from({ length: 2001 }, (_, index) => toRow(`N${index}`))), /2001 rows/],
])('the file %# is refused as a whole', async (csv, message) => {
  const answer = await send(csv);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([
    expect.objectContaining({ path: 'csv', message: expect.stringMatching(message) }),
  ]);
});

test.each([
  ['trucks', oddTruck],
  ['trailers', lowboy],
])('the %s that are exported are the ones that are imported', async (kind, body) => {
  expect((await world.call('POST', `/${kind}`, { token: user.token, body })).statusCode).toBe(201);
  const file = await world.call('GET', `/${kind}.csv`, { token: user.token });
  expect(file.headers['content-disposition']).toContain(`wideload-${kind}.csv`);
  expect((await importFile(file.body, { kind })).rows).toMatchObject([{ fate: 'same' }]);
  user = await aUser(world);
  expect(await importFile(file.body, { kind })).toMatchObject({ isKept: true, rows: [{ fate: 'new' }] });
  expect(await list<Trailer>(kind)).toMatchObject([body]);
});

test('a file is read as people write it: names and values of their own, empty columns at the end, and columns that we do not have', async () => {
  const file = [
    'Unit;VIN;Make;Model;Year;Driver;Plate;Plate state;Registered weight;;',
    'D1;1xkydp9x7lj000001;PETERBILT;389;2022.0;Ann;wy 1;wyoming;80,000 lb;;',
    ';;;;;;;;;;',
  ].join('\r\n');
  expect(await importFile(`\uFEFFsep=;\r\n${file}`)).toMatchObject({
    ignored: ['Driver'],
    isKept: true,
    rows: [{ line: 3, internalNumber: 'D1', fate: 'new', errors: [], changes: [], hints: [] }],
  });
  const [truck] = await list<Truck>();
  expect(truck).toMatchObject({ type: 'truck', make: 'Peterbilt', year: 2022, registeredWeight: 80_000 });
  const trailer = 'unit,type,vin,plate,length\nT1,RGN,1TTF53204N3000099,T 1,53 ft';
  expect((await importFile(trailer, { kind: 'trailers' })).isKept).toBe(true);
  expect(await list<Trailer>('trailers')).toMatchObject([{ type: 'removable_goose_neck', length: 53 }]);
});

test('a file that a spreadsheet has opened and saved is the fleet that was downloaded', async () => {
  const odd = { internalNumber: '007', plateNumber: '12E45', model: '3/4', tireSize: '11/22' };
  await world.call('POST', '/trucks', { token: user.token, body: { ...oddTruck, ...odd } });
  const file = (await world.call('GET', '/trucks.csv', { token: user.token })).body;
  for (const text of Object.values(odd)) expect(file).toContain(`,'${text}`.slice(text === '007' ? 1 : 0));
  // Days and answers are shown as the country writes them, and saved as they are shown.
  const saved = file.replace('2027-03-31', '3/31/2027').replace(',Yes,', ',TRUE,').replaceAll(',', ';');
  expect((await importFile(saved)).rows).toMatchObject([{ internalNumber: '007', fate: 'same', errors: [] }]);
});

test.each([
  ['R saves', 'NA'],
  ['pandas saves', ''],
  ['a database saves', 'NULL'],
  ['people fill', '-'],
])('a file that %s is the fleet that was downloaded', async (_program, nothing) => {
  const odd = {
    ...oddTruck,
    internalNumber: '104',
    plateNumber: '104521',
    model: '389',
    emptyWeight: '',
    tireSize: '',
  };
  const empty = { gvwr: '', plateExpiry: '', irp: '' };
  await world.call('POST', '/trucks', { token: user.token, body: { ...odd, ...empty } });
  const [names = '', row = ''] = (await world.call('GET', '/trucks.csv', { token: user.token })).body
    .trim()
    .split('\r\n');
  const cells = row.split(',').map((cell) => (cell === '' ? nothing : cell.replace(/^(\d{3,6})$/, '$1.0')));
  // Both number the rows, in a column without a name.
  const saved = `"",${names}\n"1",${cells.join(',')}`;
  expect((await importFile(saved)).rows).toMatchObject([{ internalNumber: '104', fate: 'same', errors: [] }]);
});

test('a value that a spreadsheet has lost is an error of its row', async () => {
  const row = toRow('#N/A').replace('WY 1', '1.2E+46');
  expect((await importFile(toFile(row))).rows).toMatchObject([
    {
      fate: 'wrong',
      errors: [
        { field: 'internalNumber', message: 'The file has “#N/A” in place of the value. Type the value again' },
        { field: 'plateNumber', message: 'The file has “1.2E+46” in place of the value. Type the value again' },
      ],
    },
  ]);
});

test('names of columns may be of a list for people, below its title', async () => {
  const names = 'Unit #,VIN No.,Make*,Model,Model year,License plate #,License plate state,Registered weight (lb)';
  const file = ['Our fleet,,,,,,,', ',,,,,,,', names, 'F1,1XKYDP9X7LJ000001,Peterbilt,389,2022,WY 1,WY,"80,000"'];
  expect(await importFile(file.join('\n'))).toMatchObject({
    ignored: [],
    isKept: true,
    rows: [{ line: 4, internalNumber: 'F1', fate: 'new', errors: [], changes: [], hints: [] }],
  });
});

test('a row whose cell is a name of a column is no head, and the columns of a file of a program are known', async () => {
  const row = 'G1|truck|="1XKYDP9X7LJ000001"|Peterbilt|389|2022|="007"|WY|80 000';
  const unnamed = await send(`Number|Kind|Serial number|Make|Model|Yr|Tag|Tag state|Registered GVW\n${row}`);
  expect(unnamed.json().errors).toMatchObject([{ message: expect.stringContaining('no column “Power unit number”') }]);
  const named = `Tractor ID|Vehicle type|Serial number|Make|Model|Yr|Tag|Tag state|Registered GVW\n${row}`;
  expect(await importFile(named)).toMatchObject({ isKept: true, ignored: [], rows: [{ line: 2, fate: 'new' }] });
  expect(await list<Truck>()).toMatchObject([
    { internalNumber: 'G1', vinCode: '1XKYDP9X7LJ000001', plateNumber: '007', registeredWeight: 80_000 },
  ]);
});

test('a type that is none is not called missing', async () => {
  const errors = [{ field: 'type', message: 'Choose a type from the list' }];
  expect((await importFile(toFile(toRow('S1').replace('truck', 'spaceship')))).rows).toMatchObject([
    { fate: 'wrong', errors },
  ]);
  const trailer = 'unit,type,vin,plate,length\nT1,spaceship,1TTF53204N3000099,T1,53';
  expect((await importFile(trailer, { kind: 'trailers' })).rows).toMatchObject([{ fate: 'wrong', errors }]);
});

test('a column that a file does not have stays as it is', async () => {
  await world.call('POST', '/trucks', { token: user.token, body: { ...oddTruck, internalNumber: 'E1' } });
  expect((await importFile('internalNumber,plateExpiry\nE1,2028-01-31')).rows).toMatchObject([
    { fate: 'changed', errors: [] },
  ]);
  const [truck] = await list<Truck>();
  expect(truck).toMatchObject({ ...oddTruck, internalNumber: 'E1', plateExpiry: '2028-01-31' });
});
