import type { Permit } from '@wideload/contract';
import {
  orderTexts,
  parseDay,
  permitTexts,
  type CustomerTexts,
  type GrantedField,
  type PermitStatus,
  type PermitTexts,
} from '@wideload/domain';
import { findFileByTime } from '@wideload/domain/permit-facts';
import type { JoinBuilder } from 'kysely';
import type { Tables } from '../tables.generated.ts';
import { toColumns, toRow } from './record-columns.ts';

export const orderTextColumns = toColumns(orderTexts);
export const customerColumns = {
  email: 'customer_email',
  phone: 'customer_phone',
  personName: 'customer_person_name',
} as const satisfies Record<keyof CustomerTexts, string>;

export const permitTextColumns = toColumns(permitTexts);
export const dateColumns = { startDate: 'start_day', endDate: 'end_day' } as const;
export const originColumns = { lat: 'origin_lat', lng: 'origin_lng', label: 'origin_label' } as const;
export const destinationColumns = {
  lat: 'destination_lat',
  lng: 'destination_lng',
  label: 'destination_label',
} as const;
export const answerColumns = {
  stateNumber: 'state_number',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  chargedFeeCents: 'charged_fee_cents',
  refusalReason: 'refusal_reason',
  version: 'version',
  voidReason: 'void_reason',
} as const satisfies { [F in keyof Permit]?: string };
const instantColumns = { filedAt: 'filed_at', issuedAt: 'issued_at', voidedAt: 'voided_at' } as const;
export const grantedColumns = {
  width: 'granted_width_in',
  height: 'granted_height_in',
  length: 'granted_length_in',
  weight: 'granted_weight_lb',
} as const satisfies Record<GrantedField, string>;

/** The state's answer to a permit application. */
export type PermitAnswer = Pick<Permit, keyof typeof answerColumns | 'granted' | 'document'> &
  Record<keyof typeof instantColumns, Date | null>;

export function toAnswerRow({ status, document, granted, ...answer }: PermitAnswer & { status: PermitStatus }) {
  return {
    ...toRow(answerColumns, answer),
    ...toRow(instantColumns, answer),
    ...toRow(grantedColumns, granted),
    status,
    document_id: document?._id ?? null,
  };
}

/** State and load decide how long before its first day a permit has to be filed. */
export type PermitTerms = PermitTexts &
  Pick<Permit, 'date' | 'planned' | 'route' | 'typed' | 'state' | 'vehicles'> & { isSuperload: boolean | null };

type Filed = Pick<PermitTerms, 'date' | 'state' | 'isSuperload'>;

function computeFileBy({ date, state, isSuperload }: Filed): string | null {
  const firstDay = parseDay(date.startDate);
  return firstDay && findFileByTime({ state, firstDay, isSuperload: isSuperload === true });
}

export function toTermsRow(terms: PermitTerms) {
  const { date, planned, route, typed, vehicles } = terms;
  return {
    ...toRow(permitTextColumns, terms),
    file_by: computeFileBy(terms),
    ...toRow(dateColumns, date),
    ...toRow(originColumns, route.origin),
    ...toRow(destinationColumns, route.destination),
    typed: JSON.stringify(typed),
    planned: planned && JSON.stringify(planned),
    vehicles: vehicles && JSON.stringify(vehicles),
  };
}

type PermitsAndUnits = JoinBuilder<Tables, 'permits' | 'units'>;

/** Joins `units` to `permits`. The id of a unit is unique within its order only. */
export function onUnitOfPermit(join: PermitsAndUnits): PermitsAndUnits {
  return join.onRef('units.id', '=', 'permits.unit_id').onRef('units.order_id', '=', 'permits.order_id');
}
