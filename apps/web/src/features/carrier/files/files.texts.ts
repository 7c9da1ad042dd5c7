import type { ImportedRow } from '@wideload/contract';

export type FleetKind = 'trucks' | 'trailers' | 'companies';

export const files = 'Files';
export const whatFilesAre =
  'Download your trucks, trailers and companies for a spreadsheet, change the file or write one of your own, and import it. You see what would happen before anything does.';
export const download: Record<FleetKind, string> = {
  trucks: 'Download trucks',
  trailers: 'Download trailers',
  companies: 'Download companies',
};
export const importOf: Record<FleetKind, string> = {
  trucks: 'Import trucks',
  trailers: 'Import trailers',
  companies: 'Import companies',
};

export const file = 'CSV file';
export const reading = 'Reading the file …';
export const tryAgain = 'Try again';
const vehicleHint =
  'One line has the names of the columns, such as Unit number, VIN and Plate. A row whose internal number you have changes that one, in the columns of the file; nothing is removed.';
export const fileHint: Record<FleetKind, string> = {
  trucks: vehicleHint,
  trailers: vehicleHint,
  companies:
    'One line has the names of the columns, such as USDOT number and Company name. The carrier registry is asked for each row, and what it says is kept. A row whose USDOT number you have changes that one, in the columns of the file; nothing is removed. At most 50 rows.',
};
export const tooLarge = 'This file is too large: at most 200 kB.';
export const workbook = 'This is a spreadsheet, not a CSV file. Save or export it as CSV, then choose that file.';
export const fates: Record<ImportedRow['fate'], string> = {
  new: 'New',
  changed: 'Changed',
  same: 'As it is',
  wrong: 'Wrong',
  skipped: 'Skipped',
};
export const row = (line: number) => `Line ${line}`;
export const noRows = 'The file has no rows below its first line.';
export const someWrong = (count: number) =>
  count === 1
    ? 'One row is wrong, so none is imported. Correct it in the file, and choose the file again.'
    : `${count} rows are wrong, so none is imported. Correct them in the file, and choose the file again.`;
export const ignored = (columns: readonly string[]) =>
  `${columns.length === 1 ? 'This column is' : 'These columns are'} not imported: ${columns.join(', ')}.`;
export const keep = (count: number) => (count === 1 ? 'Import 1 row' : `Import ${count} rows`);
export const nothingToKeep = 'All of it is in your list already.';
export const kept = 'Imported';
export const error = (field: string, message: string) => (field === '' ? message : `${field}: ${message}`);
const longest = 60;
const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text) || 'none';
export const change = ({ field, from, to }: ImportedRow['changes'][number]) =>
  `${field}: ${shorten(from)} → ${shorten(to)}`;
