import type { FleetImport, Trailer, Truck } from '@wideload/contract';
import { beforeEach, expect, test } from 'vitest';
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

const send = (csv: string, { isPreview = false, kind = 'trucks' } = {}) =>
  world.call('POST', `/${kind}/import`, { token: user.token, body: { csv, isPreview } });
const importFile = async (...given: Parameters<typeof send>) => (await send(...given)).json<FleetImport>();
const list = async <Row>(kind = 'trucks') =>
  (await world.read<{ items: Row[] }>(`/${kind}?pageSize=50&sort=internalNumber`, user)).items;

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

const vins = ['1XKYD49X7KJ100001', '1XKYD49X9KJ100002'] as const;
const full = { make: 'Kenworth', model: 'T680', year: 2019, plateNumber: 'P1', plateState: 'TX' };

test.each([
  [
    'Samsara',
    `Name,ID,Serial,VIN,Make,Model,Year,License Plate,License Plate State\n101,28147,GFRV,${vins[0]},KENWORTH,T680,2019,P1,TX`,
  ],
  [
    'a dispatch system',
    `Tractor,Vehicle ID,Model year,Make,Model,Serial no,License no,License state\n101,7,2019,KW,T680,${vins[0]},P1,TX`,
  ],
  [
    'a cab card',
    `EQUIP. NO,YR,MAKE,V.I.N.,MODEL,TYPE,COMB. GVW,PLATE NO,BASE JUR\n101,19,KW,${vins[0]},T680,TT,80000,P1,TX`,
  ],
  [
    'Mexico',
    `No. económico;NIV;Marca;Modelo;Año;Placas;Estado;Peso bruto\n101;${vins[0]};Kenworth;T680;2019;P1;Tex.;80K`,
  ],
  [
    'an insurer',
    `Veh #,Year/Make/Model,VIN/Chassis,License plate & state,GVW/GCW\n101,2019 KW T680,${vins[0]},TX P1,80000`,
  ],
  [
    'a fleet manager',
    `Vehicle Name,Vehicle Number,VIN (last 8),Full VIN,Make,Model,Year Built,Plate,Plate Prov/State\nRed,101,1,${vins[0]},KW,T680,2019,P1,TX`,
  ],
  [
    'two lines',
    `Unit,VIN,Make,Model,Year,Plate,Plate\nnumber,,,,,number,state\n101,${vins[0]},Kenworth,T680,2019,P1,US-TX`,
  ],
  [
    'a report',
    `ACME, Inc.; Casper, WY\n\nUnit;VIN;Make;Model;Year;Tag;ST\n101;${vins[0]};Kenworth;T680;2019;P1;TX - Texas`,
  ],
])('the fleet in a list of %s is read', async (_, csv) => {
  expect(await importFile(csv)).toMatchObject({ isKept: true, rows: [{ fate: 'new', errors: [] }] });
  const kept = { ...full, internalNumber: '101', vinCode: vins[0], registeredWeight: 80_000 };
  expect(await list<Truck>()).toMatchObject([kept]);
});

test.each([
  [
    'Registered GVW (kg)',
    '36287',
    'registeredWeight: The figure is in “kg”. Write weights in pounds and lengths in feet',
  ],
  [
    'Reg Wt (1000 lbs)',
    '80',
    'registeredWeight: The figure is in “1000 lbs”. Write weights in pounds and lengths in feet',
  ],
  ['Reg Wt,UOM', '36287,KG', 'registeredWeight: The figure is in “KG”. Write weights in pounds and lengths in feet'],
  ['Reg Wt,Units', '80000,LBS', ''],
  ['Reg Wt (lbs)', '18.4K', ''],
  ['Reg Wt', '80', 'registeredWeight: 80 lb is little: is it in thousands or in tons?'],
  ['Reg Wt,Plate', '80000,5-Mar', 'plateNumber: “5-Mar” is a day rather than a plate. Type the plate'],
  ['Reg Wt,Plate', '80000,MAR05', ''],
  ['Reg Wt,Plate', '80000,n/a', 'plateNumber: “N/A” is kept as the plate'],
  ['Reg Wt,Plate', '80000,P1 / P2', 'plateNumber: “P1/P2” is kept as the plate'],
  ['Reg Wt,Plate', '80000,TX AB123', 'plateNumber: “TXAB123” is kept as the plate'],
  ['Reg Wt,Plate', '80000,ditto', 'plateNumber: The file has “ditto” in place of the value. Type the value again'],
  ['Reg Wt,City,State,Zip', '80000,Tulsa,OK,74101', 'plateState: This field is required !'],
  ['Reg Wt,Plate,State,City', '80000,P1,OK,Tulsa', ''],
  ['Reg Wt,IRP #,# of Tires', '80000,12345,10', ''],
])('a truck with the columns %s of %s is told “%s”', async (names, cells, told) => {
  const missing = /\bPlate\b/.test(names) ? '' : ',Plate';
  const state = /\bState\b/.test(names) ? '' : ',Plate state';
  const head = `Truck #,VIN,Make,Model,Year${missing}${state},${names}`;
  const row = `101,${vins[0]},Kenworth,T680,2019${missing && ',P1'}${state && ',TX'},${cells}`;
  const { rows } = await importFile(`${head}\n${row}`);
  const found = rows.flatMap(({ errors, hints }) => [...errors, ...hints]);
  expect(found.map(({ field, message }) => `${field}: ${message}`).join('; ')).toBe(told);
  expect(rows).toMatchObject([{ internalNumber: '101' }]);
});

test.each([
  ['Plate & State', 'IN 123 OK', 'IN123', 'OK'],
  ['State/Plate', 'IN 123 OK', '123OK', 'IN'],
])('the state in %s %s is where the heading has it', async (name, cell, plateNumber, plateState) => {
  await importFile(`Unit,VIN,Make,Model,Year,${name}\n101,${vins[0]},Kenworth,T680,2019,${cell}`);
  expect(await list<Truck>()).toMatchObject([{ plateNumber, plateState }]);
});

test.each([
  ['Kind', 'Lowboy', 'Choose a type from the list'],
  ['Kind', 'Double drop', 'Choose a type from the list'],
  ['Kind', 'Jeep', 'Choose a type from the list'],
  ['Kind', 'Dry van', 'Choose a type from the list'],
  ['Kind', 'Trailer', 'This field is required !'],
  ['Kind', 'Lowboy RGN', 'removable_goose_neck'],
  ['Kind', 'Hydraulic detachable gooseneck', 'removable_goose_neck'],
  ['Kind', 'Double drop stretch RGN', 'removable_goose_neck'],
  ['Kind', 'Stepdeck w/ ramps', 'step_deck'],
  ['Kind', 'Extendable drop-deck', 'step_deck'],
  ['Kind', "48' stretch flatbed", 'flatbed'],
  ['Vehicle', "2018 Fontaine 48' Step Deck", 'step_deck'],
  ['Vehicle type,Body type', 'Trailer,RGN', 'removable_goose_neck'],
])('a trailer with the %s %s is “%s”', async (name, cell, told) => {
  const csv = `Trailer #,VIN,Plate,Length,${name}\nT1,${lowboy.vinCode},P1,48,${cell}`;
  const { rows } = await importFile(csv, { kind: 'trailers' });
  const [kept] = await list<Trailer>('trailers');
  expect(rows[0]?.errors[0]?.message ?? kept?.type).toBe(told);
});

const notWhole = (text: string) => `“${text}” is no length in whole feet. Write one such as 53`;

test.each([
  ['Length', `"48'-0"""`, 48],
  ['Length', '576 in', 48],
  ['Length (in)', '576', 48],
  ['Overall length', '48-0', 48],
  ['Ft', '48', 48],
  ['Length', `"48'6"""`, notWhole(`48'6"`)],
  ['Length', '48.5', notWhole('48.5')],
])('the column %s with %s is a length of %s', async (name, cell, told) => {
  const csv = `Trailer #,Type,VIN,Plate,${name}\nT1,RGN,${lowboy.vinCode},P1,${cell}`;
  const { rows } = await importFile(csv, { kind: 'trailers' });
  const [kept] = await list<Trailer>('trailers');
  expect(rows[0]?.errors[0]?.message ?? kept?.length).toBe(told);
});

test('a length in other units is refused, and one that may be inches is told', async () => {
  const toFleet = (name: string) => `Unit,Type,VIN,Plate,${name}\nT1,Flatbed,${lowboy.vinCode},P1,480`;
  const message = 'The figure is in “meters”. Write weights in pounds and lengths in feet';
  expect((await importFile(toFleet('Length (meters)'), { kind: 'trailers' })).rows).toMatchObject([
    { fate: 'wrong', errors: [{ field: 'length', message }] },
  ]);
  expect((await importFile(toFleet('Length'), { kind: 'trailers' })).rows).toMatchObject([
    { fate: 'new', hints: [{ field: 'length', message: '480 ft is long: is it in inches?' }] },
  ]);
});

test.each([
  ['Year,Model Year,Make,Model', '2019,2019,KW,T680', []],
  ['Year,Model Year,Make,Model', ',2019,KW,T680', []],
  [
    'Year,Model Year,Make,Model',
    '2018,2019,KW,T680',
    ['year: The file has “2018” in “Year” and “2019” in “Model Year”. Leave one of these columns'],
  ],
  ['Vehicle', '2019 Kenworth T680', []],
  ['Truck description', '"Kenworth T680, 2019"', []],
  ['Description', "'19 KW T680 sleeper tractor", []],
])('a truck with the columns %s of %s is known', async (names, cells, told) => {
  const csv = `Truck #,VIN,Plate,Tag,State,${names}\n101,${vins[0]},P1,P1,TX,${cells}`;
  const { rows, fields } = await importFile(csv);
  expect(rows.flatMap(({ errors }) => errors.map(({ field, message }) => `${field}: ${message}`))).toEqual(told);
  expect(fields).toContainEqual({ field: 'plateNumber', label: 'Plate number', column: 'C, D' });
  expect(await list<Truck>()).toMatchObject(told.length === 0 ? [full] : []);
});

test('of a workbook the sheet of trucks is read, and a vehicle of another kind is skipped', async () => {
  const names = ['Unit', 'Type', 'Year', 'Make', 'Model', 'VIN', 'Plate', 'State'];
  const cells = ['101', 'Tractor', '2019', 'KW', 'T680', vins[0], 'P1', 'TX'];
  const toSheet = (name: string, ...lines: string[][]) => ({
    name,
    count: lines.length,
    lines: lines.map((each, at) => ({ line: 2 * at + 1, cells: each })),
  });
  const wide = [...names, 'Length', 'Empty weight'];
  const lowboys = toSheet('Trailers', wide, ['T1', 'Lowboy', '2019', 'X', 'Y', 'Z', 'P', 'TX']);
  const fleet = toSheet('Power units', names, cells, ['T1', 'Flatbed', '2019', 'Fontaine', '', '', 'P2', 'TX']);
  const importSheets = (...sheets: object[]) =>
    world.call('POST', '/trucks/import', { token: user.token, body: { sheets, isPreview: false } });
  expect((await importSheets(toSheet('Notes', ['Call Ann']), lowboys, fleet)).json()).toMatchObject({
    sheet: 'Power units',
    otherSheets: ['Notes', 'Trailers'],
    rows: [
      { line: 3, fate: 'new' },
      { line: 5, fate: 'skipped', hints: [{ field: '', message: 'A trailer: import it with the trailers' }] },
    ],
  });
  expect(await list<Truck>()).toMatchObject([full]);
  const [refused] = (await importSheets({ ...fleet, count: 9000 })).json().errors;
  expect(refused.message).toContain('The file has 8999 rows');
});

test('the parts of a cell are the year, the longest make and the model as it is written', async () => {
  const csv = `Unit,Year/Make/Model,VIN,Plate,State,Make / Unit\n101,2019 Western Star 4900-SF,${vins[0]},P1,TX,x`;
  expect(await importFile(csv)).toMatchObject({ isKept: true, ignored: ['Make / Unit'] });
  expect(await list<Truck>()).toMatchObject([{ year: 2019, make: 'Western Star', model: '4900-SF' }]);
});

test('lines of totals, notes and names again are skipped in sight, and a weight that is taken for granted is told', async () => {
  const names = 'Unit,VIN,Make,Model,Year,Plate,Plate state,Registered weight';
  const toLine = (number: string, vin: string, weight: string) =>
    `${number},${vin},Kenworth,T680,2019,P${number},TX,${weight}`;
  const file = [
    names,
    toLine('1', vins[0], '80000'),
    names,
    toLine('2', vins[1], ''),
    'Total: 2,,,,,,,80000',
    ',,,,,,,80000',
    'Printed on 11/30/2026',
    'TRACTORS',
  ];
  const { isKept, rows } = await importFile(file.join('\n'));
  expect(isKept).toBe(true);
  expect(rows.map(({ line, fate, hints }) => [line, fate, ...hints.map(({ message }) => message)])).toEqual([
    [2, 'new'],
    [3, 'skipped', 'The names of the columns again'],
    [4, 'new', 'Not in the file: 80,000 lb, the usual weight, is taken'],
    [5, 'skipped', 'A line of totals'],
    [6, 'skipped', 'A line of totals'],
    [7, 'skipped', 'A note: the line has one cell'],
    [8, 'skipped', 'A note: the line has one cell'],
  ]);
  expect(await list()).toHaveLength(2);
});

test('a truck that is called a total is one in a wide file, too', async () => {
  const names = `Unit,VIN,Make,Model,Year,Plate,State,${'abcdefgh'.split('').join(',')}`;
  await importFile(`${names}\nTOTAL 5,${vins[0]},Kenworth,T680,2019,P1,TX`);
  expect(await list<Truck>()).toMatchObject([{ internalNumber: 'TOTAL 5' }]);
});

test('a column that a file does not have stays as it is', async () => {
  await world.call('POST', '/trucks', { token: user.token, body: { ...oddTruck, internalNumber: 'E1' } });
  expect((await importFile('internalNumber,plateExpiry\nE1,2028-01-31')).rows).toMatchObject([
    { fate: 'changed', errors: [] },
  ]);
  const [truck] = await list<Truck>();
  expect(truck).toMatchObject({ ...oddTruck, internalNumber: 'E1', plateExpiry: '2028-01-31' });
});
