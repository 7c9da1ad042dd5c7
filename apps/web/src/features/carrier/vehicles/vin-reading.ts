import { decodeVin, listTruckYears, type VinFinding } from '@wideload/domain';
import { formatList } from '../../../lib/format-list.ts';
import * as texts from './vehicles.texts.ts';

/** Empty for a text that is not a VIN of 17 characters. A finding is a hint: old VINs and those of trailers may differ. */
export function formatVinReading(text: string, kind: 'truck' | 'trailer', currentYear: number): string {
  const vin = decodeVin(text, currentYear);
  if (vin === null) return '';
  const maker = kind === 'truck' ? vin.truckMake : vin.trailerMaker;
  const choices = listTruckYears(currentYear);
  const [newest, ...older] = kind === 'truck' ? vin.years.filter((year) => choices.includes(year)) : vin.years;
  const year = newest === undefined ? null : texts.vinYears(newest, older);
  const facts = [maker, year].filter((fact) => fact !== null);
  return [...vin.findings.map(formatFinding), ...(facts.length === 0 ? [] : [texts.byItsVin(facts.join(', '))])].join(
    ' ',
  );
}

function formatFinding(finding: VinFinding): string {
  if (finding.code === 'check-digit') return texts.vinCheckDigit;
  return texts.vinLetters(formatList(finding.letters));
}
