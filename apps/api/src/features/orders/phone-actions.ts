import { formatDollars, selectOrderTexts, cents } from '@wideload/domain';
import type { User } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import type { StoredOrder, StoredUnit } from './stored-order.ts';

type Facts = Record<string, string>;

const join = (parts: readonly (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');

const inches = (value: number | null, what: string) => (value === null ? null : `${what} ${value} in`);

function formatUnit({ truck, trailer, loadType, dimensions, weight }: StoredUnit): string {
  const { width, height, length } = dimensions;
  return join([
    truck && `truck ${truck.internalNumber}`,
    trailer && `trailer ${trailer.internalNumber}`,
    loadType,
    inches(width, 'width'),
    inches(height, 'height'),
    inches(length, 'length'),
    weight === null ? null : `${weight} lb`,
  ]);
}

/** A draft in words, by the name of each part. */
function toFacts(order: StoredOrder): Facts {
  const { customer, company, jurisdictions, trip, units, permits, totalPrice } = order;
  const findNumber = (unit: string) => units.findIndex(({ _id }) => _id === unit) + 1;
  return {
    ...customer,
    ...selectOrderTexts(order),
    company: company?.name ?? '',
    states: join(jurisdictions),
    trip: trip === null ? '' : join([...trip.places.map((place) => place?.label), trip.startDate]),
    ...Object.fromEntries(units.map((unit, at) => [`unit ${at + 1}`, formatUnit(unit)])),
    ...Object.fromEntries(
      permits.map(({ unit, state, date }) => [
        `unit ${findNumber(unit)}, permit ${state}`,
        `${date.startDate} to ${date.endDate}`,
      ]),
    ),
    total: formatDollars(cents(totalPrice)),
  };
}

function selectDifferences(facts: Facts, others: Facts): Facts | null {
  const differing = Object.entries(facts).filter(([name, text]) => text !== (others[name] ?? ''));
  return differing.length === 0 ? null : Object.fromEntries(differing);
}

type Change = { before: StoredOrder | null; after: StoredOrder | null };

function findAct({ before, after }: Change) {
  if (before === null) return 'phone-order.begin';
  return after === null ? 'phone-order.delete' : 'phone-order.save';
}

/** An admin's changes of a user's draft are in the audit log. Saves that change nothing, and the user's own, are not. */
export async function recordDraftAction(tx: Tx, deps: Deps, { clerk }: User, change: Change): Promise<void> {
  const order = change.after ?? change.before;
  if (clerk === undefined || order === null) return;
  const [from, to] = [change.before, change.after].map((side) => (side === null ? {} : toFacts(side)));
  const before = selectDifferences(from ?? {}, to ?? {});
  const after = selectDifferences(to ?? {}, from ?? {});
  if (before === null && after === null) return;
  const subject = { kind: 'order', id: order.id, label: String(order.orderNumber) } as const;
  await recordAction(tx, deps, clerk, { what: findAct(change), subject, before, after });
}
