/** Money received, refunded and paid to the states, for each permit of an order. */
import { type FeeDifference, findFeeDifference } from './fee-difference.ts';
import { cents, sumCents, type Cents } from './money.ts';
import type { PermitStatus } from '../permits/permit-status.ts';
import { shareOut } from './share-out.ts';
import type { StateCode } from '../states/state.ts';

/** `unit` counts from 1; amounts are cents. */
export type LedgerPermit = {
  permitId: string;
  unit: number;
  state: StateCode;
  status: PermitStatus;
  price: number;
  fee: number;
  days: number;
  /** Null until the state charges it. */
  paidFee: number | null;
  issuedAt: Date | null;
};

/** `permitId` is null for a line that belongs to no permit. */
export type LedgerLine =
  | { permitId: string; unit: number; state: StateCode; amountCents: number }
  | { permitId: null; amountCents: number };

/** `captured` is the provider's amount, which may differ from the sum of the lines. */
export type LedgerPayment = {
  id: string;
  kind: 'order' | 'adjustment';
  captured: number;
  lines: readonly LedgerLine[];
  at: Date;
};

/** `permitId` is null for the whole order, `failedAt` unless the bank returned the refund. */
export type LedgerRefund = { id: string; permitId: string | null; amount: number; at: Date; failedAt: Date | null };

export type LedgerFacts = {
  permits: readonly LedgerPermit[];
  payments: readonly LedgerPayment[];
  refunds: readonly LedgerRefund[];
};

export const ledgerKinds = ['charge', 'adjustment', 'refund', 'refund-failed', 'state-fee'] as const;

/** `source` is the id of the payment, refund or permit; received money is positive. */
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
  permit: { unit: number; state: StateCode } | null;
  status: PermitStatus | null;
  charged: Cents;
  /** Excludes returned refunds. */
  refunded: Cents;
  sold: Cents;
  paid: Cents | null;
  /** `sold` less `paid`. */
  difference: Cents | null;
  /** Null if fee and charge agree. */
  why: FeeDifference | null;
};

export type LedgerTotals = Record<'charged' | 'refunded' | 'sold' | 'paid' | 'difference', Cents>;
export type Ledger = { rows: readonly LedgerRow[]; totals: LedgerTotals; entries: readonly LedgerEntry[] };

type Account = { permitId: string | null; price: number; charged: number; refunded: number };

/** Money moved for an order without permits has one account without a permit. */
function createAccounts({ permits, payments, refunds }: LedgerFacts): Account[] {
  const prices = new Map(permits.map(({ permitId, price }) => [permitId, price]));
  const lines = payments.flatMap((payment) => payment.lines.flatMap(({ permitId }) => permitId ?? []));
  const ids: (string | null)[] = [...new Set([...prices.keys(), ...lines])];
  if (ids.length === 0 && payments.length + refunds.length > 0) ids.push(null);
  return ids.map((permitId) => ({ permitId, price: prices.get(permitId ?? '') ?? 0, charged: 0, refunded: 0 }));
}

/** The lines share a payment; earlier refunds, then prices, share the rest. */
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

/** A refund without a permit is shared by the rest of each account. */
function shareRefund({ permitId, amount }: LedgerRefund, accounts: readonly Account[]): number[] {
  const isNamed = permitId !== null && accounts.some((account) => account.permitId === permitId);
  if (isNamed) return accounts.map((account) => (account.permitId === permitId ? amount : 0));
  return shareOut(
    amount,
    accounts.map(({ charged, refunded }) => charged - refunded),
  );
}

type Movement =
  | { kind: 'charge' | 'adjustment'; at: Date; payment: LedgerPayment }
  | { kind: 'refund' | 'refund-failed'; at: Date; refund: LedgerRefund };

/** At the same instant payments precede refunds, and refunds their returns. */
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

/** Each movement sees the balances that the earlier ones left. */
function bookMovements(facts: LedgerFacts, accounts: Account[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  const taken = new Map<string, readonly number[]>();
  for (const movement of sortMovements(facts)) {
    const { kind, at } = movement;
    const { id: source } = 'payment' in movement ? movement.payment : movement.refund;
    const amounts =
      'payment' in movement ? shareCharges(movement.payment, accounts) : applyRefund(movement, accounts, taken);
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

/** `taken` keeps the shares of each refund, so that its return gives back the same. */
function applyRefund(
  { kind, refund }: Extract<Movement, { refund: LedgerRefund }>,
  accounts: readonly Account[],
  taken: Map<string, readonly number[]>,
): readonly number[] {
  if (kind === 'refund-failed') return taken.get(refund.id) ?? [];
  const amounts = shareRefund(refund, accounts);
  taken.set(refund.id, amounts);
  return amounts.map((amount) => -amount);
}

function listStateFees(permits: readonly LedgerPermit[]): LedgerEntry[] {
  return permits.flatMap(({ permitId, paidFee, issuedAt: at }) =>
    paidFee === null || paidFee === 0 || at === null
      ? []
      : [{ kind: 'state-fee' as const, source: permitId, permitId, amount: cents(-paidFee), at }],
  );
}

function toRow({ permitId, charged, refunded }: Account, { permits, payments }: LedgerFacts): LedgerRow {
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

function computeTotals(rows: readonly LedgerRow[]): LedgerTotals {
  const sum = (key: keyof LedgerTotals) => sumCents(rows.map((row) => row[key] ?? cents(0)));
  return {
    charged: sum('charged'),
    refunded: sum('refunded'),
    sold: sum('sold'),
    paid: sum('paid'),
    difference: sum('difference'),
  };
}

/** To the cent, charges sum to the captured amount, and refunds to those that did not fail. */
export function buildLedger(facts: LedgerFacts): Ledger {
  const accounts = createAccounts(facts);
  const booked = bookMovements(facts, accounts);
  const entries = [...booked, ...listStateFees(facts.permits)].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const rows = accounts.map((account) => toRow(account, facts));
  return { rows, totals: computeTotals(rows), entries };
}
