import { useQuery } from '@tanstack/react-query';
import { TruckBody, type Truck, TrailerBody, type Trailer } from '@wideload/contract';
import {
  decodeVin,
  listTruckYears,
  formatPounds,
  parseLength,
  parsePounds,
  usualLengths,
  findVinFindings,
} from '@wideload/domain';
import { useEffect, useMemo } from 'react';
import { companyRecords } from '#product/account/own-records.ts';
import { useTextForm, type FieldOf, type TextForm } from '#lib/forms/text-form.ts';
import { formatVinFinding } from '#product/unit/vin-words.ts';
import type { Choice } from '#ui/form/combobox.tsx';
import * as texts from './vehicles.texts.ts';

export type TruckForm = TextForm<typeof TruckBody>;
export type TruckField = FieldOf<typeof TruckBody>;

const newTruck = { type: 'truck', registeredWeight: 80_000 };

/** The rules accept only digits. A text that cannot be read stays as it is, so that its message shows beside it. */
export function toPoundsText(text: string): string {
  const parsed = parsePounds(text);
  return parsed.ok ? String(parsed.pounds) : stripSeparators(text);
}

/** A trailer's length is in whole feet: `53 ft 6 in` is refused rather than rounded. */
export function toFeetText(text: string): string {
  const parsed = parseLength(text, usualLengths.trailerLength);
  return parsed.ok && parsed.inches % 12 === 0 ? String(parsed.inches / 12) : stripSeparators(text);
}

/** Undefined for a text that is digits already. */
export function describePounds(text: string): string | undefined {
  const parsed = parsePounds(text);
  return parsed.ok && !isPlain(text) ? `= ${formatPounds(parsed.pounds)}` : undefined;
}

export function describeFeet(text: string): string | undefined {
  const feet = toFeetText(text);
  return /^\d+$/.test(feet) && !isPlain(text) ? `= ${feet} ft` : undefined;
}

function isPlain(text: string): boolean {
  return /^[\d,\s]*$/.test(text);
}

function stripSeparators(text: string): string {
  return text.replace(/[\s,]/g, '');
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

/** Fills make and year where they are empty. */
export function fillFromVin({ getValues, setValue }: TruckForm, currentYear: number): void {
  const { vinCode, make, year } = getValues();
  const vin = decodeVin(vinCode, currentYear);
  const choices = listTruckYears(currentYear);
  const newest = vin?.years.find((one) => choices.includes(one));
  const options = { shouldDirty: true, shouldValidate: true };
  if (make === '' && vin?.truckMake) setValue('make', vin.truckMake, options);
  if (year === '' && newest !== undefined) setValue('year', String(newest), options);
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
