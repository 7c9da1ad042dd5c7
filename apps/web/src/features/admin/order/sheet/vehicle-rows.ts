import type { OrderFile } from '@wideload/contract';
import { filingLabels } from '@wideload/contract/client';
import {
  axleKeys,
  axleNames,
  axleNumbers,
  countAxles,
  findStateAccount,
  formatCompanyDocket,
  isOrderable,
  type FilingField,
  type StateCode,
  formatMeasure,
  formatPlace,
  formatPhone,
  formatPlaceAndCountry,
  formatPlateState,
  getTrailerTypeLabel,
  listTypedFields,
  loadTypeLabel,
  splitPhone,
} from '@wideload/domain';
import { tagRows, toCopiedRow, toRow, type SheetRow, formatFormDay } from './sheet-row.ts';
import * as texts from './sheet.texts.ts';

type Unit = OrderFile['units'][number];

const listDigits = (text: string | null | undefined) => (text ?? '').replaceAll(/\D/g, '');

function toLengthRow(label: string, length: number | null | undefined): SheetRow {
  if (length === null || length === undefined) return toRow(label, null);
  const copies = [
    { part: texts.feetPart, text: String(Math.floor(length / 12)) },
    { part: texts.inchesPart, text: String(length % 12) },
  ];
  return { label, value: formatMeasure(length, 'in'), copies };
}

function toWeightRow(label: string, weight: number | null | undefined): SheetRow {
  if (weight === null || weight === undefined) return toRow(label, null);
  return toCopiedRow(label, formatMeasure(weight, 'lb'), String(weight));
}

const readWeight = (digits: string | undefined) => (digits ? Number(digits) : null);

/** Forms take the digits alone, without an extension. */
const toPhoneRow = (label: string, phone: string): SheetRow =>
  toCopiedRow(label, phone, listDigits(splitPhone(phone).number));

/** Snapshots have the extension apart from the number. */
const joinPhone = ({ phone, extension = '' }: { phone: string; extension?: string }) =>
  extension === '' ? phone : formatPhone({ number: phone, extension });

function toDayRow(label: string, day: string | undefined): SheetRow {
  const text = formatFormDay(day ?? '');
  return toCopiedRow(label, text, text);
}

export function listCompanyRows({ company }: Pick<OrderFile, 'company'>): SheetRow[] {
  const place = company && (company.country === 'US' ? formatPlace(company) : formatPlaceAndCountry(company));
  const typed = company === null ? [] : listTypedFields(company);
  const typedRows =
    typed.length === 0 ? [] : [toRow(texts.typedByHand, typed.map((field) => texts.addressFields[field]).join(', '))];
  return [
    ...tagRows('company', [
      toRow(texts.companyName, company?.name),
      toRow(texts.address, [company?.street, company?.address_secondary, place].filter(Boolean).join(', ')),
    ]),
    ...tagRows('usdot', [toRow(texts.usdotNumber, company?.dotNumber)]),
    ...(company?.phone ? [toPhoneRow(texts.companyPhone, joinPhone(company))] : []),
    ...typedRows,
  ];
}

/** The contact of the permit, and the facts of the company and the truck that forms of states ask for. */
export function listPaperRows(
  { company, customer }: Pick<OrderFile, 'company' | 'customer'>,
  { state, truck }: { state: StateCode; truck: Unit['truck'] },
): SheetRow[] {
  const account = isOrderable(state) ? findStateAccount(company?.stateAccounts ?? '', state) : null;
  const toFieldRow = (field: FilingField, value: string | null | undefined) =>
    tagRows(field, [toRow(filingLabels[field], value)]);
  return [
    ...tagRows('contact', [
      toRow(texts.contactName, customer.personName),
      toPhoneRow(texts.contactPhone, customer.phone),
      toRow(texts.contactEmail, customer.email),
      ...(company?.permitEmail ? [toRow(texts.permitEmail, company.permitEmail)] : []),
    ]),
    toCopiedRow(texts.docketNumber, company && formatCompanyDocket(company), listDigits(company?.docketNumber)),
    ...toFieldRow('emergency_contact', company?.emergencyContact),
    ...toFieldRow('state_account', account),
    ...tagRows('fein', [toCopiedRow(filingLabels.fein, company?.fein, listDigits(company?.fein))]),
    ...toFieldRow('insurance', company?.insurance),
    ...toFieldRow('insurance_policy_expiry', formatFormDay(company?.insuranceExpiry ?? '')),
    ...toFieldRow('ifta_fuel', company?.iftaNumber),
    ...toFieldRow('irp', truck?.irp),
    ...tagRows('permit_service_name', [toRow(texts.permitService, texts.wideload)]),
  ];
}

export function listTruckRows({ truck, trailer }: Pick<Unit, 'truck' | 'trailer'>): SheetRow[] {
  return [
    ...tagRows('truck_unit_no', [toRow(texts.unitNumber, truck?.internalNumber)]),
    ...tagRows('truck_year', [toRow(texts.year, truck && String(truck.year))]),
    ...tagRows('truck_make', [toRow(texts.make, truck?.make)]),
    toRow(texts.model, truck?.model),
    ...tagRows('truck_vin', [toRow(texts.vin, truck?.vinCode)]),
    ...tagRows('truck_plate', [toRow(texts.plate, truck?.plateNumber)]),
    ...tagRows('truck_plate_state', [toRow(texts.plateState, truck && formatPlateState(truck.plateState))]),
    ...tagRows('plate_expiry', [toDayRow(filingLabels.plate_expiry, truck?.plateExpiry)]),
    ...tagRows('registered_weight', [toWeightRow(texts.registeredWeight, truck?.registeredWeight)]),
    ...tagRows('empty_weight', [
      toWeightRow(texts.emptyTruck, readWeight(truck?.emptyWeight)),
      toWeightRow(texts.emptyTrailer, readWeight(trailer?.emptyWeight)),
    ]),
    ...tagRows('gvwr', [toWeightRow(texts.gvwr, readWeight(truck?.gvwr))]),
    ...tagRows('vehicle_type', [
      toRow(texts.vehicleType, trailer && texts.truckWith(getTrailerTypeLabel(trailer.type))),
    ]),
  ];
}

export function listTrailerRows({ trailer }: Pick<Unit, 'trailer'>): SheetRow[] {
  return [
    ...tagRows('trailer_unit_no', [toRow(texts.unitNumber, trailer?.internalNumber)]),
    toRow(texts.type, trailer && getTrailerTypeLabel(trailer.type)),
    ...tagRows('trailer_year', [toRow(texts.year, trailer?.year)]),
    ...tagRows('trailer_make', [toRow(texts.make, trailer?.make)]),
    ...tagRows('trailer_vin', [toRow(texts.vin, trailer?.vinCode)]),
    ...tagRows('trailer_plate', [toRow(texts.plate, trailer?.plateNumber)]),
    ...tagRows('trailer_plate_state', [
      toRow(texts.plateState, trailer?.plateState ? formatPlateState(trailer.plateState) : null),
    ]),
    ...tagRows('trailer_length', [
      toCopiedRow(texts.length, trailer && texts.feet(trailer.length), String(trailer?.length)),
    ]),
  ];
}

export function listCargoRows({ loadType }: Unit): SheetRow[] {
  return tagRows('load_category', [toRow(texts.loadType, loadType && loadTypeLabel(loadType))]);
}

export function listLoadRows({ dimensions, weight }: Unit): SheetRow[] {
  return [
    ...tagRows('overall_size', [
      toLengthRow(texts.width, dimensions.width),
      toLengthRow(texts.height, dimensions.height),
      toLengthRow(texts.overallLength, dimensions.length),
    ]),
    ...tagRows('overhang', [
      toLengthRow(texts.frontOverhang, dimensions.frontOverhang),
      toLengthRow(texts.rearOverhang, dimensions.rearOverhang),
    ]),
    ...tagRows('gross_weight', [toWeightRow(texts.grossWeight, weight)]),
  ];
}

/** Of the records; the carrier may have given another one for this load. */
function nameTireSizes(truck: Unit['truck'], trailer: Unit['trailer']): string {
  const sizes = [
    [texts.truck, truck?.tireSize],
    [texts.trailer, trailer?.tireSize],
  ].filter(([, size]) => size);
  const [[, first] = [], [, second] = []] = sizes;
  if (sizes.length < 2 || first === second) return first ?? '';
  return sizes.map((part) => part.join(' ')).join(', ');
}

/** Weights and tires of the axles that exist, known or not. */
export function listAxleRows({ axles, axleWeights, axleTires, kingpin, truck, trailer, filing }: Unit): SheetRow[] {
  const count = countAxles(axles);
  const names = axleNames.slice(0, count);
  return [
    ...tagRows('axle_count', [toRow(texts.axleCount, String(count))]),
    ...tagRows(
      'axle_spacings',
      axleKeys.slice(0, count - 1).map((key, at) => toLengthRow(texts.spacing(at + 1), axles[key])),
    ),
    ...tagRows('kingpin', [toLengthRow(texts.kingpin, kingpin)]),
    ...tagRows(
      'axle_weights',
      names.map((name) => toWeightRow(texts.axleWeight(axleNumbers[name]), axleWeights[name])),
    ),
    ...tagRows(
      'tires_per_axle',
      names.map((name) => toRow(texts.axleTires(axleNumbers[name]), axleTires[name]?.toString())),
    ),
    ...tagRows('tire_size', [toRow(filingLabels.tire_size, filing.tire_size ?? nameTireSizes(truck, trailer))]),
  ];
}
