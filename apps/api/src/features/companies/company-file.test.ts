import type { Company, CompanyImport } from '@wideload/contract';
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { aRegistryWorld, ridge } from './companies.test-support.ts';

const { world, user } = aRegistryWorld();

const head = Object.keys(ridge).join(',');
const toRow = (parts: Partial<typeof ridge> = {}) => Object.values({ ...ridge, ...parts }).join(',');
const toFile = (...rows: string[]) => [head, ...rows].join('\n');
const importFile = async (csv: string, isPreview = false) =>
  (await world.call('POST', '/companies/import', { token: user.token, body: { csv, isPreview } })).json<
    z.infer<typeof CompanyImport>
  >();
const list = async () => (await world.read<{ items: Company[] }>('/companies?pageSize=50', user)).items;

test('what the registry says is kept, after a preview that keeps nothing; leading zeros are no other company', async () => {
  const file = toFile(toRow({ dotNumber: '009000001', name: 'Typed' }));
  const hints = [{ field: 'name', message: `The registry has “${ridge.name}” in place of “Typed”` }];
  const rows = [{ line: 2, dotNumber: '009000001', fate: 'new', errors: [], changes: [], hints }];
  expect(await importFile(file, true)).toMatchObject({ isKept: false, ignored: [], rows });
  expect(await list()).toEqual([]);
  expect(await importFile(file)).toMatchObject({ isKept: true, ignored: [], rows });
  const kept = await list();
  expect(kept).toMatchObject([{ dotNumber: ridge.dotNumber, name: ridge.name, verified: true }]);
  expect((await importFile(file)).rows).toMatchObject([{ fate: 'same' }]);
  expect(await list()).toEqual(kept);
});

test('a number that the registry does not know keeps all rows out, and so does one that is in the file twice', async () => {
  const file = toFile(toRow(), toRow({ dotNumber: '1' }), toRow({ dotNumber: '09000001' }), toRow({ country: 'XX' }));
  const { isKept, rows } = await importFile(file);
  expect(isKept).toBe(false);
  expect(rows).toMatchObject([
    { line: 2, fate: 'new' },
    { line: 3, fate: 'wrong', errors: [{ field: 'dotNumber', message: 'Usdot number is not verified!' }] },
    { line: 4, fate: 'wrong', errors: [{ field: 'dotNumber', message: 'This number is in the file twice' }] },
    { line: 5, fate: 'wrong', errors: [{ field: 'country' }] },
  ]);
  expect(await list()).toEqual([]);
});

test('a file has at most 50 companies', async () => {
  const answer = await importFile(toFile(...Array.from({ length: 51 }, () => toRow())));
  expect(answer).toMatchObject({ code: 'input.invalid', errors: [{ path: 'csv' }] });
});

test('what is exported is imported as it is', async () => {
  await importFile(toFile(toRow()));
  const file = await world.call('GET', '/companies.csv', { token: user.token });
  expect(file.headers['content-disposition']).toContain('wideload-companies.csv');
  expect((await importFile(file.body)).rows).toMatchObject([{ dotNumber: ridge.dotNumber, fate: 'same' }]);
});

test('a file that pandas or R has saved is the one that was downloaded: whole numbers have a fraction, empty cells a word', async () => {
  await importFile(toFile(toRow()));
  const { body } = await world.call('GET', '/companies.csv', { token: user.token });
  const saved = body.replaceAll(/,(\d+)(?=,)/g, ',$1.0').replaceAll(/,(?=,|\r)/g, ',NA');
  expect(saved).toContain(',NA,');
  expect((await importFile(saved)).rows).toMatchObject([{ fate: 'same', errors: [] }]);
});

test('a file of a few columns changes those alone, and a new company is in the United States unless it says otherwise', async () => {
  await importFile(toFile(toRow()));
  const { rows: changed } = await importFile(`USDOT number,phone\n${ridge.dotNumber},3075550109`);
  expect(changed).toMatchObject([{ fate: 'changed' }]);
  expect(await list()).toMatchObject([{ name: ridge.name, phone: '3075550109' }]);
  const { rows: listed } = await importFile(
    `Customer,Bill to address,City/State/Zip,US DOT #,MC #\nA,B,"Casper, WY 82601",USDOT ${ridge.dotNumber},MC#900001`,
    true,
  );
  expect(listed).toMatchObject([{ dotNumber: ridge.dotNumber, errors: [] }]);
  const { rows } = await importFile(
    'dot,company,street,city,state,zip,docket number\n9000002,A,B,C,TX,79101,MC-900002',
  );
  expect(rows).toMatchObject([{ fate: 'new', errors: [] }]);
});

test('the registry fills what the row of a new company leaves empty, and a list of numbers alone is enough', async () => {
  expect(await importFile(`US DOT #\n${ridge.dotNumber}\n`)).toMatchObject({ isKept: true, rows: [{ fate: 'new' }] });
  const { name, street, city, state, zip } = ridge;
  expect(await list()).toMatchObject([{ name, street, city, state, zip, verified: true }]);
});
