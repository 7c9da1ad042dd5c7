/** Money received, refunded and paid to the states, for each permit of an order. */
import { type FeeDifference, findFeeDifference } from './fee-difference.ts';
import { cents, sumCents, type Cents } from './money.ts';
import type { PermitStatus } from '../permits/permit-status.ts';
import { shareOut } from './share-out.ts';
import type { StateCode } from '../states/state.ts';

/** A permit of the order. `unit` counts from 1; amounts are cents. */
export type LedgerPermit = {
  permitId: string;
  unit: number;
  state: StateCode;
  status: PermitStatus;
  /** The fee as sold: `fee` times `days`. */
  price: number;
  fee: number;
  days: number;
  /** The state's actual charge; null while unknown. */
  paidFee: number | null;
  issuedAt: Date | null;
};

/** A line of a payment: for a permit, needed or not, or with `permitId` null for nothing specific. */
export type LedgerLine =
  | { permitId: string; unit: number; state: StateCode; amountCents: number }
  | { permitId: null; amountCents: number };

/** Money received. `captured` is the provider's amount, whatever the lines say. */
export type LedgerPayment = {
  id: string;
  kind: 'order' | 'adjustment';
  captured: number;
  lines: readonly LedgerLine[];
  at: Date;
};

/** Money refunded; `permitId` null for the order as a whole. `failedAt` is the time the bank returned it; null if it did not. */
export type LedgerRefund = { id: string; permitId: string | null; amount: number; at: Date; failedAt: Date | null };

export type LedgerFacts = {
  permits: readonly LedgerPermit[];
  payments: readonly LedgerPayment[];
  refunds: readonly LedgerRefund[];
};

export const ledgerKinds = ['charge', 'adjustment', 'refund', 'refund-failed', 'state-fee'] as const;

/** One movement of money for one permit: positive if received, negative if paid out. `source` is the payment, refund or permit. */
export type LedgerEntry = {
  kind: (typeof ledgerKinds)[number];
  source: string;
  /** Null only if the order never had a permit. */
  permitId: string | null;
  amount: Cents;
  at: Date;
};

export type LedgerRow = {
  permitId: string | null;
  /** Null like `permitId`. */
  permit: { unit: number; state: StateCode } | null;
  /** Null for a permit that is no longer needed. */
  status: PermitStatus | null;
  charged: Cents;
  /** Without returned refunds. */
  refunded: Cents;
  /** The fee as sold, and as paid; null until the state charges. */
  sold: Cents;
  paid: Cents | null;
  /** `sold` less `paid`. */
  difference: Cents | null;
  /** Null if fee and charge agree. */
  why: FeeDifference | null;
};

export type LedgerTotals = Record<'charged' | 'refunded' | 'sold' | 'paid' | 'difference', Cents>;
export type Ledger = { rows: readonly LedgerRow[]; totals: LedgerTotals; entries: readonly LedgerEntry[] };

/** Charges and refunds so far, by permit. */
type Account = { permitId: string | null; price: number; charged: number; refunded: number };

/** One account per permit that the order has or was charged for; one without a permit if there is none and money moved. */
function createAccounts({ permits, payments, refunds }: LedgerFacts): Account[] {
  const prices = new Map(permits.map(({ permitId, price }) => [permitId, price]));
  const lines = payments.flatMap((payment) => payment.lines.flatMap(({ permitId }) => permitId ?? []));
  const ids: (string | null)[] = [...new Set([...prices.keys(), ...lines])];
  if (ids.length === 0 && payments.length + refunds.length > 0) ids.push(null);
  return ids.map((permitId) => ({ permitId, price: prices.get(permitId ?? '') ?? 0, charged: 0, refunded: 0 }));
}

/** A payment's share for each account: its lines; the rest by earlier refunds, else by price. */
function shareCharges({ captured, lines }: LedgerPayment, accounts: readonly Account[]): number[] {
  const named = accounts.map(({ permitId }) =>
    lines.reduce(
      (sum, line) => (line.permitId !== null && line.permitId === permitId ? sum + line.amountCents : sum),
      0,
    ),
  );
  const rest = captured - named.reduce((sum, amount) => sum + amount, 0);
  const back = accounts.map(({ refunded }) => refunded);
  const weights = rest < 0 ? named : back.some((amount) => amount > 0) ? back : accounts.map(({ price }) => price);
  const shares = shareOut(rest, weights);
  return named.map((amount, index) => amount + (shares[index] ?? 0));
}

/** A refund's share for each account: the named permit's, else by what is left in each. */
function shareRefund({ permitId, amount }: LedgerRefund, accounts: readonly Account[]): number[] {
  const isNamed = permitId !== null && accounts.some((account) => account.permitId === permitId);
  if (isNamed) return accounts.map((account) => (account.permitId === permitId ? amount : 0));
  return shareOut(
    amount,
    accounts.map(({ charged, refunded }) => charged - refunded),
  );
}

/** A payment, a refund, or the return of a refund. */
type Movement =
  | { kind: 'charge' | 'adjustment'; at: Date; payment: LedgerPayment }
  | { kind: 'refund' | 'refund-failed'; at: Date; refund: LedgerRefund };

/** At the same instant payments come before refunds, and refunds before their returns. */
function sortMovements({ payments, refunds }: LedgerFacts): Movement[] {
  const movements: Movement[] = [
    ...payments.map((payment) => {
      return { kind: payment.kind === 'order' ? ('charge' as const) : payment.kind, at: payment.at, payment };
    }),
    ...refunds.map((refund) => ({ kind: 'refund' as const, at: refund.at, refund })),
    ...refunds.flatMap((refund) =>
      refund.failedAt === null ? [] : [{ kind: 'refund-failed' as const, at: refund.failedAt, refund }],
    ),
  ];
  return movements.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Books the movements one after the other, each on the accounts as those before have left them; a failure is its refund the other way round. */
function book(facts: LedgerFacts, accounts: Account[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  const taken = new Map<string, readonly number[]>();
  for (const movement of sortMovements(facts)) {
    const { kind, at } = movement;
    const { id: source } = 'payment' in movement ? movement.payment : movement.refund;
    const amounts =
      'payment' in movement ? shareCharges(movement.payment, accounts) : goneBy(movement, accounts, taken);
    for (const [index, account] of accounts.entries()) {
      const amount = amounts[index] ?? 0;
      if (amount === 0) continue;
      if ('payment' in movement) account.charged += amount;
      else account.refunded -= amount;
      entries.push({ kind, source, permitId: account.permitId, amount: cents(amount), at });
    }
  }
  return entries;
}

/** What a refund, or its failure, changes on each account; `taken` keeps what each refund has taken. */
function goneBy(
  { kind, refund }: Extract<Movement, { refund: LedgerRefund }>,
  accounts: readonly Account[],
  taken: Map<string, readonly number[]>,
): readonly number[] {
  if (kind === 'refund-failed') return taken.get(refund.id) ?? [];
  const amounts = shareRefund(refund, accounts);
  taken.set(refund.id, amounts);
  return amounts.map((amount) => -amount);
}

function stateFees(permits: readonly LedgerPermit[]): LedgerEntry[] {
  return permits.flatMap(({ permitId, paidFee, issuedAt: at }) =>
    paidFee === null || paidFee === 0 || at === null
      ? []
      : [{ kind: 'state-fee' as const, source: permitId, permitId, amount: cents(-paidFee), at }],
  );
}

function rowOf({ permitId, charged, refunded }: Account, { permits, payments }: LedgerFacts): LedgerRow {
  const permit = permits.find((one) => one.permitId === permitId) ?? null;
  const lines = payments.flatMap((payment) => payment.lines.filter((line) => line.permitId !== null));
  const named = permit ?? lines.find((line) => line.permitId === permitId) ?? null;
  const [sold, paid] = [cents(permit?.price ?? 0), permit?.paidFee ?? null];
  return {
    permitId,
    permit: named && { unit: named.unit, state: named.state },
    status: permit?.status ?? null,
    charged: cents(charged),
    refunded: cents(refunded),
    sold,
    paid: paid === null ? null : cents(paid),
    difference: paid === null ? null : cents(sold - paid),
    why: findFeeDifference(permit),
  };
}

function totalsOf(rows: readonly LedgerRow[]): LedgerTotals {
  const sum = (key: keyof LedgerTotals) => sumCents(rows.map((row) => row[key] ?? cents(0)));
  return {
    charged: sum('charged'),
    refunded: sum('refunded'),
    sold: sum('sold'),
    paid: sum('paid'),
    difference: sum('difference'),
  };
}

/**
 * The ledger of one order. What was charged sums to what was captured and what was refunded to the refunds that did not fail, to the cent; entries stand in the
 * order of time, those of one movement in the order of the permits.
 */
export function buildLedger(facts: LedgerFacts): Ledger {
  const accounts = createAccounts(facts);
  const booked = book(facts, accounts);
  const entries = [...booked, ...stateFees(facts.permits)].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const rows = accounts.map((account) => rowOf(account, facts));
  return { rows, totals: totalsOf(rows), entries };
}
