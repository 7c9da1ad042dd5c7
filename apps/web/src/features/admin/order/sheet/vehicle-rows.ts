import type { OrderFile } from '@wideload/contract';
import {
  axleKeys,
  countAxles,
  formatCompanyDocket,
  formatPlace,
  formatPlaceAndCountry,
  formatPlateState,
  listTypedFields,
  axleNames,
  axleNumbers,
  formatMeasure,
  getTrailerTypeLabel,
  loadTypeLabel,
} from '@wideload/domain';
import * as texts from './sheet.texts.ts';
import { toRow, type SheetRow } from './sheet-row.ts';

type Unit = OrderFile['units'][number];

const formatLengthOrNull = (length: number | null | undefined) =>
  length === null || length === undefined ? null : formatMeasure(length, 'in');
const formatWeightOrNull = (weight: number | null) => (weight === null ? null : formatMeasure(weight, 'lb'));

export function listCompanyRows({ company, customer }: Pick<OrderFile, 'company' | 'customer'>): SheetRow[] {
  const place = company && (company.country === 'US' ? formatPlace(company) : formatPlaceAndCountry(company));
  const typed = company === null ? [] : listTypedFields(company);
  return [
    toRow(texts.companyName, company?.name),
    toRow(texts.usdotNumber, company?.dotNumber),
    toRow(texts.docketNumber, company && formatCompanyDocket(company)),
    toRow(texts.address, [company?.street, company?.address_secondary, place].filter(Boolean).join(', ')),
    ...(typed.length === 0
      ? []
      : [toRow(texts.typedByHand, typed.map((field) => texts.addressFields[field]).join(', '))]),
    toRow(texts.phone, company?.phone || customer.phone),
  ];
}

export function listTruckRows({ truck }: Pick<Unit, 'truck'>): SheetRow[] {
  return [
    toRow(texts.unitNumber, truck?.internalNumber),
    toRow(texts.year, truck === null ? null : String(truck.year)),
    toRow(texts.make, truck?.make),
    toRow(texts.model, truck?.model),
    toRow(texts.vin, truck?.vinCode),
    toRow(texts.plate, truck?.plateNumber),
    toRow(texts.plateState, truck && formatPlateState(truck.plateState)),
    toRow(texts.registeredWeight, formatWeightOrNull(truck?.registeredWeight ?? null)),
  ];
}

export function listTrailerRows({ trailer }: Pick<Unit, 'trailer'>): SheetRow[] {
  return [
    toRow(texts.unitNumber, trailer?.internalNumber),
    toRow(texts.type, trailer === null ? null : getTrailerTypeLabel(trailer.type)),
    toRow(texts.vin, trailer?.vinCode),
    toRow(texts.plate, trailer?.plateNumber),
    ...(trailer?.plateState ? [toRow(texts.plateState, formatPlateState(trailer.plateState))] : []),
    toRow(texts.length, trailer === null ? null : texts.feet(trailer.length)),
  ];
}

/** The order's title describes the load. */
export function listLoadRows({ loadType, dimensions, weight }: Unit, title: string): SheetRow[] {
  return [
    toRow(texts.loadType, loadType === null ? null : loadTypeLabel(loadType)),
    toRow(texts.description, title),
    toRow(texts.width, formatLengthOrNull(dimensions.width)),
    toRow(texts.height, formatLengthOrNull(dimensions.height)),
    toRow(texts.overallLength, formatLengthOrNull(dimensions.length)),
    toRow(texts.frontOverhang, formatLengthOrNull(dimensions.frontOverhang)),
    toRow(texts.rearOverhang, formatLengthOrNull(dimensions.rearOverhang)),
    toRow(texts.grossWeight, formatWeightOrNull(weight)),
  ];
}

/** Weights and tires only of the axles that have any. */
export function listAxleRows({ axles, axleWeights, axleTires, kingpin }: Unit): SheetRow[] {
  const gaps = axleKeys.slice(0, countAxles(axles) - 1);
  return [
    toRow(texts.axleCount, String(gaps.length + 1)),
    ...gaps.map((key, at) => toRow(texts.spacing(at + 1), formatLengthOrNull(axles[key]))),
    ...(kingpin === null ? [] : [toRow(texts.kingpin, formatLengthOrNull(kingpin))]),
    ...axleNames.flatMap((name) => {
      const weight = axleWeights[name] ?? null;
      return weight === null ? [] : [toRow(texts.axleWeight(axleNumbers[name]), formatWeightOrNull(weight))];
    }),
    ...axleNames.flatMap((name) => {
      const tires = axleTires[name] ?? null;
      return tires === null ? [] : [toRow(texts.axleTires(axleNumbers[name]), String(tires))];
    }),
  ];
}
