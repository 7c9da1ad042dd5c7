import type { PaperProblem, ReadPaper } from '@wideload/contract';
import { matchPaper, toDayIn, type PaperCandidate } from '@wideload/domain';
import type { Admin } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { readOrder, type StoredOrder } from '../../orders/orders.service.ts';
import { findPdfProblem } from '../pdf-check.ts';

/** A day is past once it is past in all 48 states. */
const lastZone = 'America/Los_Angeles';

function listCandidates({ permits, units, company }: StoredOrder): PaperCandidate[] {
  return permits.flatMap((permit) => {
    const at = units.findIndex(({ _id }) => _id === permit.unit);
    const unit = units[at];
    if (unit === undefined) return [];
    const { truck, trailer, dimensions, weight } = unit;
    const { width, height, length } = dimensions;
    return {
      permitId: permit._id,
      state: permit.state,
      unit: at + 1,
      ...permit.date,
      priceCents: permit.price,
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

/** Stores and changes nothing. */
export async function readStatePaper(
  deps: Deps,
  admin: Admin,
  { orderId, file }: { orderId: string; file: File },
): Promise<ReadPaper> {
  const order = await readOrder(deps, admin, orderId);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refuse = (because: PaperProblem): ReadPaper => ({ ok: false, because, state: null, detail: null });
  if (findPdfProblem(bytes) !== null) return refuse('unreadable');
  const reading = await deps.papers.read(bytes);
  if (!reading.ok) return refuse(reading.because);
  const today = toDayIn(deps.clock.now(), lastZone);
  if (today === null) throw new Error(`${lastZone} is no time zone.`);
  const match = matchPaper(reading.contents, listCandidates(order), today);
  if (!match.ok) return match;
  const { number, validFrom, validTo, feeCents } = match.facts;
  const { permitId, differences, missing, unclear } = match;
  const found = { number, validFrom, validTo, feeCents };
  return {
    ok: true,
    permitId,
    ...found,
    differences: [...differences],
    missing: [...missing],
    unclear: unclear.map(({ fact, values }) => ({ fact, values: [...values] })),
  };
}
