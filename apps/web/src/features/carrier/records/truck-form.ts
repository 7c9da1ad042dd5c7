import { useQuery } from '@tanstack/react-query';
import { formatVinFinding, TruckBody, type Truck, TrailerBody, type Trailer } from '@wideload/contract';
import {
  decodeVin,
  listTruckYears,
  listWeightReadings,
  formatPounds,
  parseLength,
  parsePounds,
  usualLengths,
  findVinFindings,
  defaultRegisteredWeight,
} from '@wideload/domain';
import { useEffect, useMemo } from 'react';
import { companyRecords } from '#product/account/own-records.ts';
import { useTextForm, type FieldOf, type TextForm } from '#lib/forms/text-form.ts';
import type { Choice } from '#ui/form/combobox.tsx';
import * as texts from './vehicles.texts.ts';

export type TruckForm = TextForm<typeof TruckBody>;
export type TruckField = FieldOf<typeof TruckBody>;

const newTruck = { type: 'truck', registeredWeight: defaultRegisteredWeight };

/** The rules accept only digits. A text that cannot be read stays as it is, so that its message shows beside it: `80,5` is no 805. */
export function toPoundsText(text: string): string {
  const parsed = parsePounds(text);
  return parsed.ok ? String(parsed.pounds) : text;
}

/** A trailer's length is in whole feet: `53 ft 6 in` is refused rather than rounded. */
export function toFeetText(text: string): string {
  const parsed = parseLength(text, usualLengths.trailerLength);
  return parsed.ok && parsed.inches % 12 === 0 ? String(parsed.inches / 12) : text;
}

/** No truck or trailer weighs less: `80` is meant as 80,000. */
const leastPounds = 1000;

/** Undefined for a text that is digits already. Of a weight with several meanings, or too low, each with its spelling. */
export function describePounds(text: string): string | undefined {
  const parsed = parsePounds(text);
  const isLow = parsed.ok && parsed.pounds < leastPounds;
  if (parsed.ok && !isLow) return isPlain(text) ? undefined : `= ${formatPounds(parsed.pounds)}`;
  const readings = listWeightReadings(text).map((one) => texts.writtenAs(one.text, formatPounds(one.pounds)));
  const which = readings.length === 0 ? [] : [texts.writeWhich(readings.join(' or '))];
  const parts = parsed.ok ? [`= ${formatPounds(parsed.pounds)}${which.length === 0 ? '' : '.'}`, ...which] : which;
  return parts.length === 0 ? undefined : parts.join(' ');
}

export function describeFeet(text: string): string | undefined {
  const feet = toFeetText(text);
  return /^\d+$/.test(feet) && !isPlain(text) ? `= ${feet} ft` : undefined;
}

function isPlain(text: string): boolean {
  return /^[\d,\s]*$/.test(text);
}

export function useTruckForm(truck: Truck | undefined): TruckForm {
  const form = useTextForm(TruckBody, {
    tidy: { registeredWeight: toPoundsText, emptyWeight: toPoundsText, gvwr: toPoundsText },
    record: truck ?? newTruck,
  });
  useHomeState(form, truck === undefined);
  return form;
}

/** A new truck usually has the plates of the state in which its companies are. */
function useHomeState({ getValues, setValue }: TruckForm, isNew: boolean): void {
  const { data } = useQuery({ ...companyRecords.choicesQuery(''), enabled: isNew });
  const [state, ...others] = new Set(data?.items.map((company) => company.state));
  useEffect(() => {
    if (isNew && state !== undefined && others.length === 0 && getValues('plateState') === '')
      setValue('plateState', state);
  }, [isNew, state, others.length, getValues, setValue]);
}

export type VinReading = { make: string; year: string };

/** The make and the newest year of a VIN; `''` for what it does not give. */
export function readVin(text: string, currentYear: number): VinReading {
  const vin = decodeVin(text, currentYear);
  const choices = listTruckYears(currentYear);
  const newest = vin?.years.find((one) => choices.includes(one));
  return { make: vin?.truckMake ?? '', year: newest === undefined ? '' : String(newest) };
}

/**
 * Fills make and year where they are empty, or are still what another VIN gave; a doubtful VIN replaces nothing.
 * @returns what the last VIN without a doubt gave
 */
export function fillFromVin({ getValues, setValue }: TruckForm, given: VinReading, currentYear: number): VinReading {
  const values = getValues();
  const found = readVin(values.vinCode, currentYear);
  const isDoubtful = findVinFindings(values.vinCode, null).length > 0;
  for (const name of ['make', 'year'] as const)
    if (found[name] !== '' && (values[name] === '' || (values[name] === given[name] && !isDoubtful)))
      setValue(name, found[name], { shouldDirty: true, shouldValidate: true });
  return isDoubtful ? given : { make: found.make || given.make, year: found.year || given.year };
}

export type TrailerForm = TextForm<typeof TrailerBody>;
export type TrailerField = FieldOf<typeof TrailerBody>;

export function useTrailerForm(trailer: Trailer | undefined): TrailerForm {
  return useTextForm(TrailerBody, { tidy: { length: toFeetText, emptyWeight: toPoundsText }, record: trailer });
}

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

export function useYearChoices(own: number | undefined, currentYear: number): Choice[] {
  return useMemo(() => {
    const years = listTruckYears(currentYear);
    const all = own === undefined || years.includes(own) ? years : [...years, own];
    return all.map((year) => ({ value: String(year), label: String(year) }));
  }, [own, currentYear]);
}
