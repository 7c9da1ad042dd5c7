import type { TruckMake } from './truck-makes.ts';
import { findTrailerMaker, findTruckMake } from './vin-makers.ts';

const vinLength = 17;

/** The model year since which a VIN has 17 characters (49 CFR 565.15). */
const firstVinYear = 1981;

/** Letters that no VIN has, because they look like 1 and 0 (49 CFR 565.15). */
const barredLetters = /[IOQ]/g;

// 49 CFR 565.15: values of the letters, and weights of the positions. Position 9, the check digit itself, weighs 0.
const letterValues = 'ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const checkAt = 8;

/** 49 CFR 565.15, table VII: a code comes back after 30 years. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstYear = 1980;
const yearAt = 9;

/** Reasons to look at a VIN again. Some old VINs and those of some trailers follow no rule, so none is a refusal. */
export type VinFinding =
  | { code: 'length'; length: number }
  | { code: 'barred-letters'; letters: readonly string[] }
  | { code: 'check-digit'; actual: string; expected: string };

export type VinFacts = {
  truckMake: TruckMake | null;
  trailerMaker: string | null;
  /** The newest first. */
  years: readonly number[];
};

/** Null unless the text has the 17 characters that VINs have since 1981. */
export function decodeVin(text: string, currentYear: number): VinFacts | null {
  const vin = normalizeVin(text);
  if (vin.length !== vinLength || !/^[A-Z\d]+$/.test(vin)) return null;
  return {
    truckMake: findTruckMake(vin),
    trailerMaker: findTrailerMaker(vin),
    years: listModelYears(vin, currentYear),
  };
}

/** `year` is null where it is not known: then a short text may be a serial number of before 1981. */
export function findVinFindings(text: string, year: number | null): VinFinding[] {
  const vin = normalizeVin(text);
  const isOld = year === null ? vin.length < vinLength - 1 : year < firstVinYear;
  if (isOld || vin === '') return [];
  const letters = [...new Set(vin.match(barredLetters))];
  const ofLetters: VinFinding[] = letters.length === 0 ? [] : [{ code: 'barred-letters', letters }];
  if (vin.length !== vinLength) return [{ code: 'length', length: vin.length }, ...ofLetters];
  return letters.length > 0 || !/^[A-Z\d]+$/.test(vin) ? ofLetters : findCheckDigit(vin);
}

function findCheckDigit(vin: string): VinFinding[] {
  const [actual, expected] = [vin.charAt(checkAt), computeCheckDigit(vin)];
  return actual === expected ? [] : [{ code: 'check-digit', actual, expected }];
}

function computeCheckDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, at) => total + toVinValue(character) * (weights[at] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

function toVinValue(character: string): number {
  return /\d/.test(character) ? Number(character) : (letterValues.indexOf(character) + 1) % 10;
}

/**
 * The years of the code at position 10, up to the model year that follows `currentYear`. Position 7 tells two of them apart only in
 * vehicles of up to 10,000 lb, so it says nothing about a truck tractor or a trailer.
 */
function listModelYears(vin: string, currentYear: number): number[] {
  const code = yearCodes.indexOf(vin.charAt(yearAt));
  if (code === -1) return [];
  const years = [firstYear + code + 60, firstYear + code + 30, firstYear + code];
  return years.filter((year) => year <= currentYear + 1);
}

const vinLabel = /^\s*(?:V\.?I\.?N|NIV|SERIAL|S\/N|CHASSIS)\b\.?(?:\s*(?:NUMBER|NO)\b)?/;

/** One form for any in which a VIN is typed: capitals, without its label, spaces, and the signs of a registration, a sheet or a sentence. */
export function normalizeVin(text: string): string {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(vinLabel, '')
    .replace(/[\s\p{Pd}\p{Cf}.*'"“”()[\],;:/_#=]/gu, '');
  // No VIN has an I, so these three letters before 17 characters are the label.
  return compact.replace(/^VIN(?=[A-Z\d]{17}$)/, '');
}
