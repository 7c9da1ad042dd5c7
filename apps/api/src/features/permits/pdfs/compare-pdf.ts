import type { ComparedPdf, PdfReading } from '@wideload/contract';
import {
  compareWithChosen,
  findUnitOfPermit,
  listChargedLoads,
  matchPdf,
  toDayIn,
  type Day,
  type FeeRange,
  type PdfCandidate,
  type PdfComparison,
  type PdfDifference,
} from '@wideload/domain';
import { findExpectedTotal } from '@wideload/domain/permit-facts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import type { PdfJobReading } from '#platform/state-pdfs/pdf-job.ts';
import type { StoredOrder } from '#features/orders/orders.service.ts';
import { findNumberHolder } from '../permits.store.ts';

/** A day is past once it is past in all 48 states. */
const lastZone = 'America/Los_Angeles';

export function findLastToday(now: Date): Day {
  const today = toDayIn(now, lastZone);
  if (today === null) throw new Error(`${lastZone} is no time zone.`);
  return today;
}

/** In all, as the carrier was told before it paid. A rate for each mile, or a charge that nobody knows, widens nothing. */
function findExpectedFee(unit: StoredOrder['units'][number], permit: StoredOrder['permits'][number]): FeeRange {
  // An issued permit is charged like one that is not: its amendment is compared too.
  const [load] = listChargedLoads({ units: [unit], permits: [{ ...permit, status: 'requested' }] });
  return load === undefined ? { least: permit.price, most: permit.price } : findExpectedTotal([load]);
}

export function listCandidates(order: StoredOrder): PdfCandidate[] {
  const { permits, units, company } = order;
  return permits.flatMap((permit) => {
    const unit = findUnitOfPermit(units, permit);
    if (unit === undefined) return [];
    const { truck, trailer, dimensions, weight } = unit;
    const { width, height, length } = dimensions;
    return {
      permitId: permit._id,
      state: permit.state,
      unit: units.findIndex(({ _id }) => _id === permit.unit) + 1,
      ...permit.date,
      priceCents: permit.price,
      expectedFee: findExpectedFee(unit, permit),
      width: permit.granted.width ?? width,
      height: permit.granted.height ?? height,
      length: permit.granted.length ?? length,
      weight: permit.granted.weight ?? weight,
      truckVin: truck?.vinCode ?? '',
      trailerVin: trailer?.vinCode ?? '',
      truckPlate: truck?.plateNumber ?? '',
      trailerPlate: trailer?.plateNumber ?? '',
      usdot: company?.dotNumber ?? '',
    };
  });
}

type Line = Pick<PdfCandidate, 'permitId' | 'state'>;

/** A number that another permit has is a difference too. */
export async function findTakenNumber(
  db: Db | Tx,
  found: string | null,
  { permitId, state }: Line,
): Promise<(PdfDifference & { field: 'number' })[]> {
  const holder = found === null ? null : await findNumberHolder(db, { number: found, state, except: permitId });
  if (found === null || holder === null) return [];
  return [{ field: 'number', found, ordered: `order ${holder.orderNumber}, unit ${holder.unit}` }];
}

async function toCompared(db: Db | Tx, comparison: PdfComparison, line: Line): Promise<ComparedPdf> {
  const { facts, differences, missing, unclear } = comparison;
  const { number, validFrom, validTo, feeCents, doubt } = facts;
  return {
    number,
    validFrom,
    validTo,
    feeCents,
    doubt,
    differences: [...(await findTakenNumber(db, number, line)), ...differences],
    missing: [...missing],
    unclear: unclear.map(({ fact, values }) => ({ fact, values: [...values] })),
  };
}

type Comparing = {
  /** As its states are asked to change it: the PDF of an amendment has what its carrier asked for. */
  order: StoredOrder;
  reading: PdfJobReading;
  now: Date;
  /** The permit that somebody chose for the PDF. */
  permit?: string | undefined;
};

/** Finds the permit of the order that a PDF is of, and what the two say differently. */
export async function comparePdf(db: Db | Tx, { order, reading, now, permit }: Comparing): Promise<PdfReading> {
  const candidates = listCandidates(order);
  const line = candidates.find(({ permitId }) => permitId === permit);
  const nothing = { ok: false, state: null, detail: null, chosen: null, unreadPages: 0 } as const;
  if (!reading.ok) return { ...nothing, because: reading.because };
  const unreadPages = reading.contents.ok ? (reading.contents.unreadPages ?? 0) : 0;
  const today = findLastToday(now);
  const match = matchPdf(reading.contents, candidates, today);
  const found = match.ok ? candidates.find(({ permitId }) => permitId === match.permitId) : undefined;
  if (match.ok && found !== undefined && (line === undefined || line === found))
    return { ok: true, permitId: match.permitId, unreadPages, ...(await toCompared(db, match, found)) };
  const compared = line === undefined ? null : compareWithChosen(reading.contents, line, today);
  const chosen = compared === null || line === undefined ? null : await toCompared(db, compared, line);
  const refused = { chosen, unreadPages };
  if (!match.ok) return { ...match, ...refused };
  return { ok: false, because: 'other-permit', state: found?.state ?? null, detail: String(found?.unit), ...refused };
}
