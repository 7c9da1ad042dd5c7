import type { ReadPaper } from '@wideload/contract';
import { matchPaper, type PaperCandidate } from '@wideload/domain';
import type { Admin } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { readOrder, type StoredOrder } from '../../orders/orders.service.ts';
import { findPdfProblem } from '../pdf-check.ts';

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
  if (findPdfProblem(bytes) !== null) return { ok: false, because: 'unreadable', state: null };
  const reading = await deps.papers.read(bytes);
  if (!reading.ok) return { ...reading, state: null };
  const { facts } = reading;
  const match = matchPaper(facts, listCandidates(order));
  if (!match.ok || facts === null) {
    const because = match.ok ? 'no-text' : match.because;
    return { ok: false, because, state: facts?.state ?? null };
  }
  const { number, validFrom, validTo, feeCents } = facts;
  const { permitId, differences, missing } = match;
  const found = { number, validFrom, validTo, feeCents };
  return { ok: true, permitId, ...found, differences: [...differences], missing: [...missing] };
}
