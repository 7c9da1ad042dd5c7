import type { ImportedRow } from '@wideload/contract';
import type { FileRefusal } from './read-list-file.ts';

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

export const file = 'Excel or CSV file';
export const reading = 'Reading the file …';
export const tryAgain = 'Try again';
const vehicleHint =
  'An Excel, OpenDocument or CSV file. One line has the names of the columns, such as Unit number, VIN and Plate. A row whose internal number you have changes that one, in the columns of the file; nothing is removed.';
export const fileHint: Record<FleetKind, string> = {
  trucks: vehicleHint,
  trailers: vehicleHint,
  companies:
    'An Excel, OpenDocument or CSV file. One line has the names of the columns, such as USDOT number and Company name. The carrier registry is asked for each row, and what it says is kept. A row whose USDOT number you have changes that one, in the columns of the file; nothing is removed. At most 50 rows.',
};
export const refusals: Record<FileRefusal | 'notLoaded', string> = {
  tooLarge:
    'This file is too large: at most 5 MB as a workbook, 600 kB as a CSV file. Copy the list into a new workbook, and choose that one.',
  broken: 'This file is damaged. Open it in a spreadsheet, save it as Excel workbook (.xlsx), and choose that file.',
  locked: 'This workbook has a password. Save a copy without one, and choose that.',
  oldWorkbook:
    'This is a workbook of an old Excel (.xls). Save it as Excel workbook (.xlsx) or as CSV, and choose that file.',
  notRead:
    'This is no list that we can read. Save or export it as Excel workbook (.xlsx) or as CSV, and choose that file.',
  empty: 'No sheet of this workbook that is shown has a text.',
  notLoaded: 'The part of the site that reads workbooks did not load. Choose the file again.',
};
export const fates: Record<ImportedRow['fate'], string> = {
  new: 'New',
  changed: 'Changed',
  same: 'As it is',
  wrong: 'Wrong',
  skipped: 'Skipped',
};
export const row = (line: number) => `Row ${line}`;
export const noRows = 'The file has no rows below its first line.';
export const someWrong = (count: number) =>
  count === 1
    ? 'One row is wrong, so none is imported. Correct it in the file, save it, and choose it again.'
    : `${count} rows are wrong, so none is imported. Correct them in the file, save it, and choose it again.`;
export const ignored = (columns: readonly string[]) =>
  `${columns.length === 1 ? 'This column is' : 'These columns are'} not imported: ${columns.join(', ')}.`;
export const keep = (count: number) => (count === 1 ? 'Import 1 row' : `Import ${count} rows`);
export const nothingToKeep = 'All of it is in your list already.';
export const kept = 'Imported';
const quote = (name: string) => `“${name}”`;
export const fromSheet = (sheet: string, others: readonly string[]) =>
  `This is the sheet “${sheet}”. Not read: ${others.map(quote).join(', ')}.`;
export const isPartHidden =
  'Rows or columns of this sheet are hidden: they are not read. Show them in the workbook to import them.';
export const field = (label: string, columns: string) => (columns === '' ? label : `${label} (column ${columns})`);
export const error = (field: string, message: string) => (field === '' ? message : `${field}: ${message}`);
const longest = 60;
const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text) || 'none';
export const change = ({ field, from, to }: ImportedRow['changes'][number]) =>
  `${field}: ${shorten(from)} → ${shorten(to)}`;
