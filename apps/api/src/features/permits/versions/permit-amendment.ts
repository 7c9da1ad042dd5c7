import type { permits, ReadQuery } from '@wideload/contract';
import {
  findPermitChanges,
  findUnitOfPermit,
  formatPermitChange,
  stateName,
  type OrderedFigures,
  type PermitFactChange,
} from '@wideload/domain';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { hopeForChanges, listVehicleLines } from '#features/order-changes/order-changes.service.ts';
import { formatNotification, isExpiredPermit } from '#features/orders/orders.service.ts';
import { findPermit, type LockedPermit, type StoredPermit } from '../locked-permit.ts';
import { refuseIncomplete } from '../permit-change.ts';
import { listWarnings } from '../pdfs/pdf-warnings.ts';
import { storeDocument, writeDocument } from '../permit-document.ts';
import { lockIssuedPermit, writeEnding } from './issued-permit.ts';
import { insertFormerVersion } from './permit-versions.store.ts';

type Facts = ReadQuery<typeof permits.amend>;
type Amendment = { id: string; facts: Facts; file: File };

const replaced = 'The document was replaced';
const expired = 'It has expired: do not travel with it.';

function findOrderedFigures({ order, permit }: LockedPermit): OrderedFigures {
  const unit = order.units.find(({ _id }) => _id === permit.unit);
  const { width = null, height = null, length = null } = unit?.dimensions ?? {};
  return { width, height, length, weight: unit?.weight ?? null };
}

/** A figure that equals the order's follows the order. */
function applyFacts(permit: StoredPermit, facts: Facts, ordered: OrderedFigures): StoredPermit {
  const { stateNumber, validFrom, validTo, chargedFeeCents = permit.chargedFeeCents } = facts;
  const toGranted = (field: keyof OrderedFigures) => (facts[field] === ordered[field] ? null : (facts[field] ?? null));
  const granted = {
    width: toGranted('width'),
    height: toGranted('height'),
    length: toGranted('length'),
    weight: toGranted('weight'),
  };
  return { ...permit, stateNumber, validFrom, validTo, chargedFeeCents, granted, version: permit.version + 1 };
}

/** The state has written the vehicles on it that its carrier asked for. */
async function listVehicleChanges(tx: Tx, { order, permit }: LockedPermit): Promise<PermitFactChange[]> {
  const hoped = findPermit(await hopeForChanges(tx, order), permit._id);
  const [was, now] = [findUnitOfPermit(order.units, permit), findUnitOfPermit(order.units, hoped.permit)];
  return was === undefined || now === undefined ? [] : listVehicleLines(was, now);
}

/** The former version and its document are kept; all effects commit together. */
export function amendPermit(deps: Deps, admin: Admin, { id, facts, file }: Amendment): Promise<StoredPermit> {
  return storeDocument(deps, admin, {
    id,
    name: facts.name,
    file,
    async write(tx, document, reading) {
      const locked = await lockIssuedPermit(tx, admin, { id, version: facts.version });
      const { permit, unit } = locked;
      const ordered = findOrderedFigures(locked);
      const stored = { _id: document._id, bytes: document.bytes.length };
      const after = { ...applyFacts(permit, facts, ordered), document: stored };
      refuseIncomplete('issued', { ...after, reason: '', hasDocument: true });
      const changes = [...findPermitChanges(permit, after, { ordered }), ...(await listVehicleChanges(tx, locked))].map(
        formatPermitChange,
      );
      const kind = changes.length === 0 ? 'replaced' : 'amended';
      const said = changes.length === 0 ? [replaced] : changes;
      const { state, stateNumber, validFrom, validTo } = after;
      const sentence = kind === 'amended' ? `it was amended. ${said.join('. ')}` : 'its document was replaced';
      const isExpired = isExpiredPermit(after, deps.clock.now());
      const next = isExpired ? expired : 'Use only the new document: download it from the order.';
      const warnings = await listWarnings(tx, deps, { locked, reading, facts });
      await writeDocument(deps, tx, { admin, permitId: id, document });
      await insertFormerVersion(tx, { permit, kind, at: deps.clock.now(), by: admin.personId });
      return writeEnding(tx, deps, admin, {
        ...locked,
        after,
        warnings,
        act: kind === 'amended' ? 'permit.amend' : 'permit.replace',
        comment: `${said.join('. ')}.`,
        notification: formatNotification(
          `${stateName(state)} permit for unit ${unit}, number ${stateNumber}: ${sentence}. ${next}`,
          'issued',
        ),
        update: {
          permitId: id,
          state,
          unit,
          what: 'amended',
          changes: said,
          stateNumber,
          validFrom,
          validTo,
          isExpired,
        },
      });
    },
  });
}
