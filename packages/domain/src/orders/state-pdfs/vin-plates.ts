import { stateCodes } from '../../basics/state-code.ts';
import { isOfHelper } from './find-in-sentences.ts';
import { overlaps, type PdfLine } from './pdf-lines.ts';
import { findLastVehicle } from './vehicle-parts.ts';
import type { TablePlates } from './tables/table-plates.ts';

const vin = /^[A-HJ-NPR-Z\d]{17}$/;
/** Behind a VIN and its word. */
const namedPlate = /^(?=[A-Z]*\d)[A-Z\d]{4,8}$/;
/** With letters and digits: a shorter one may be the number of a unit or a model. */
const plate = /^(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6,8}$/;
/** Most cells have none. */
const anyPlate = /(?<![A-Z\d])(?:[A-Z\d]{6,8}|[A-Z\d]{17})(?![A-Z\d])/;
const isState = (word = '') => stateCodes.some((code) => code === word);
/** Words before the number of something else than a plate. */
const ofOther = /(?<!\bpower )\b(?:unit|no|number|model|fleet|equipment|equip|id|ref)$/i;
const plateWord = /^(?:reg|registration|lic|license|plate|tag)$/i;
const vehicle = /\b(?:truck|trk|tractor|power unit|pwr|vehicle|trailer|trlr?|(?:towed|trailing) unit|plate)\b/i;

const ofBoth = /\bvin\b[^\d]*\b(?:lic|license|plate|tag|reg)/i;

/** Shorter words may be models, and eight characters the end of a VIN; a size or a measure, as `53X102` and `110TON`, is of the vehicle. */
const plateBehindModel =
  /^(?!(?:TRK|TRUCK|UNIT|TLR|TRLR?)\d)(?!\d+X\d+$)(?!\d+(?:TONS?|FT|IN|LBS?|HP|AXLES?|GVWR?)$)[A-Z\d]{6,7}$/;

/** @returns true if the words before are a vehicle with its year, its make and a model that has a digit, as in `2021 PETERBILT 389`. */
function isBehindModel(words: readonly string[], at: number): boolean {
  const year = words.findIndex((word) => /^(?:19|20)\d\d$/.test(word));
  const [make = '', ...models] = year === -1 ? [] : words.slice(year + 1, at);
  const isModel = models.some((word) => word.length > 1 && words[at]?.startsWith(word));
  return /^[A-Z]+$/i.test(make) && models.some((word) => /\d/.test(word)) && at === words.length - 1 && !isModel;
}

/** Models have no four digits in a row, as `R104WL` has not. */
const mayBeModel = (word: string) => !/\d{4}/.test(word);

/** @returns true if a word without a label of its own is a plate: beside a VIN or a state, behind a VIN and the word for a plate, or behind a model. */
function isPlateAt(words: readonly string[], at: number): boolean {
  const [first = '', before = '', own = '', after = ''] = [-2, -1, 0, 1].map((step) => words[at + step]);
  if (vin.test(first) && plateWord.test(before)) return namedPlate.test(own);
  const isNamed = vin.test(before) || [before, after].some(isState);
  const isInRow = vin.test(after) || (plateBehindModel.test(own) && isBehindModel(words, at));
  return plate.test(own) && (isNamed || (isInRow && !mayBeModel(own))) && !ofOther.test(`${first} ${before}`);
}

/** Plates that stand in one cell with a VIN or a state, as `Power unit: 1XKYDP9X2MJ482913 / 3GT4827`. */
export function findVinPlates(pages: readonly (readonly PdfLine[])[]): TablePlates {
  const found: TablePlates = { truck: null, trailer: null };
  for (const [at, { cells }, lines] of pages.flatMap((page) => page.map((line, at) => [at, line, page] as const)))
    for (const [index, cell] of cells.entries()) {
      const { text } = cell;
      if (!anyPlate.test(text)) continue;
      const words = text.split(/[^A-Za-z\d]+/);
      const [own, second] = words.filter((_, at) => isPlateAt(words, at));
      if (own === undefined || second !== undefined) continue;
      // `Truck VIN / License` may be the head of both.
      const head = lines[at - 1]?.cells.find((one) => overlaps(one, cell) && ofBoth.test(one.text))?.text ?? '';
      const before = [head, ...cells.slice(0, index).map((one) => one.text), text.slice(0, text.indexOf(own))];
      const named = before.findLast((one) => vehicle.test(one)) ?? '';
      if (named === '' || isOfHelper(named.replace(/\b[A-Z\d]{17}\b/, ''))) continue;
      found[findLastVehicle(named) === 'trailer' ? 'trailer' : 'truck'] ??= own;
    }
  return found;
}
