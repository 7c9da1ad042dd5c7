import { decodeVin, findVinFindings, listTruckYears } from '@wideload/domain';
import { formatVinFinding } from '#product/unit/vin-words.ts';
import * as texts from './vehicles.texts.ts';

type Vehicle = {
  kind: 'truck' | 'trailer';
  /** Null where it is not known. */
  year: number | null;
};

/** The make and year that a VIN encodes, and hints about mistakes. Old VINs and those of trailers may differ. */
export function formatVinReading(text: string, { kind, year: own }: Vehicle, currentYear: number): string {
  const findings = findVinFindings(text, own).map(formatVinFinding);
  const vin = decodeVin(text, currentYear);
  if (vin === null) return findings.join(' ');
  const maker = kind === 'truck' ? vin.truckMake : vin.trailerMaker;
  const choices = listTruckYears(currentYear);
  const [newest, ...older] = kind === 'truck' ? vin.years.filter((year) => choices.includes(year)) : vin.years;
  const year = newest === undefined ? null : texts.vinYears(newest, older);
  const facts = [maker, year].filter((fact) => fact !== null);
  return [...findings, ...(facts.length === 0 ? [] : [texts.byItsVin(facts.join(', '))])].join(' ');
}
