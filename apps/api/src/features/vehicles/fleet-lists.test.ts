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
const { importFile, list } = fleetImport(world, () => user);

const trailerVin = '1TKJ05324PM100001';
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
  const csv = `Trailer #,VIN,Plate,Length,${name}\nT1,${trailerVin},P1,48,${cell}`;
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
  const csv = `Trailer #,Type,VIN,Plate,${name}\nT1,RGN,${trailerVin},P1,${cell}`;
  const { rows } = await importFile(csv, { kind: 'trailers' });
  const [kept] = await list<Trailer>('trailers');
  expect(rows[0]?.errors[0]?.message ?? kept?.length).toBe(told);
});

test('a length in other units is refused, and one that may be inches is told', async () => {
  const toFleet = (name: string) => `Unit,Type,VIN,Plate,${name}\nT1,Flatbed,${trailerVin},P1,480`;
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
