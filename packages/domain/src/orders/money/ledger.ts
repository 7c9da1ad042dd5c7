/** Money received, refunded and paid to the states, for each permit of an order. */
import { type FeeDifference, findFeeDifference } from './fee-settlement.ts';
import { shareDispute, type LedgerDispute, shareOut } from './share-out.ts';
import { cents, sumCents, type Cents } from '../../basics/money.ts';
import type { PermitStatus } from '../permits/permit-status.ts';
import type { StateCode } from '../../basics/state-code.ts';

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

/** The cents of each permit of a refund for several, by its id. */
export type RefundShares = Readonly<Record<string, number>>;

/** `permitId` is null for the whole order and for several permits, `failedAt` unless the bank returned the refund. */
export type LedgerRefund = {
  id: string;
  permitId: string | null;
  shares: RefundShares | null;
  amount: number;
  at: Date;
  failedAt: Date | null;
};

export type LedgerFacts = {
  permits: readonly LedgerPermit[];
  payments: readonly LedgerPayment[];
  refunds: readonly LedgerRefund[];
  disputes: readonly LedgerDispute[];
};

/** Money that a company pays and gets back, in the order in which a statement sums it up. */
export const paidKinds = ['charge', 'adjustment', 'refund', 'refund-failed', 'dispute', 'dispute-reinstated'] as const;
export type PaidKind = (typeof paidKinds)[number];

export const ledgerKinds = [...paidKinds, 'dispute-fee', 'state-fee'] as const;

/** `source` is the id of the payment, refund, dispute's movement or permit; received money is positive. */
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
  /** Withdrawn by banks and not given back, with the provider's fees. */
  disputed: Cents;
  sold: Cents;
  paid: Cents | null;
  /** `sold` less `paid`. */
  difference: Cents | null;
  /** Null if fee and charge agree. */
  why: FeeDifference | null;
};

export type LedgerTotals = Record<'charged' | 'refunded' | 'disputed' | 'sold' | 'paid' | 'difference', Cents>;
export type Ledger = { rows: readonly LedgerRow[]; totals: LedgerTotals; entries: readonly LedgerEntry[] };

type Account = {
  permitId: string | null;
  price: number;
  charged: number;
  refunded: number;
  disputed: number;
  disputeFees: number;
};

/** Money moved for an order without permits has one account without a permit. */
function createAccounts({ permits, payments, refunds }: LedgerFacts): Account[] {
  const prices = new Map(permits.map(({ permitId, price }) => [permitId, price]));
  const lines = payments.flatMap((payment) => payment.lines.flatMap(({ permitId }) => permitId ?? []));
  const ids: (string | null)[] = [...new Set([...prices.keys(), ...lines])];
  if (ids.length === 0 && payments.length + refunds.length > 0) ids.push(null);
  const empty = { charged: 0, refunded: 0, disputed: 0, disputeFees: 0 };
  return ids.map((permitId) => ({ permitId, price: prices.get(permitId ?? '') ?? 0, ...empty }));
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

/** A refund that names no permit is shared by the rest of each account. */
function shareRefund({ permitId, shares, amount }: LedgerRefund, accounts: readonly Account[]): number[] {
  const of = shares ?? (permitId === null ? {} : { [permitId]: amount });
  const named = accounts.map((account) => of[account.permitId ?? ''] ?? 0);
  const rest = shareOut(
    amount - named.reduce((sum, share) => sum + share, 0),
    accounts.map(({ charged, refunded }) => charged - refunded),
  );
  return named.map((share, index) => share + (rest[index] ?? 0));
}

type Movement =
  | { kind: 'charge' | 'adjustment'; at: Date; payment: LedgerPayment }
  | { kind: 'refund' | 'refund-failed'; at: Date; refund: LedgerRefund }
  | { kind: 'dispute'; at: Date; dispute: LedgerDispute };

/** At the same instant payments precede refunds, refunds their returns, and all of them disputes. */
function sortMovements({ payments, refunds, disputes }: LedgerFacts): Movement[] {
  const movements: Movement[] = [
    ...payments.map((payment) => {
      return { kind: payment.kind === 'order' ? ('charge' as const) : payment.kind, at: payment.at, payment };
    }),
    ...refunds.map((refund) => ({ kind: 'refund' as const, at: refund.at, refund })),
    ...refunds.flatMap((refund) =>
      refund.failedAt === null ? [] : [{ kind: 'refund-failed' as const, at: refund.failedAt, refund }],
    ),
    ...disputes.map((dispute) => ({ kind: 'dispute' as const, at: dispute.at, dispute })),
  ];
  return movements.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

type Post = (
  kind: LedgerEntry['kind'],
  change: (account: Account, amount: number) => void,
  amounts: readonly number[],
) => void;

function bookDispute(dispute: LedgerDispute, accounts: readonly Account[], post: Post): void {
  const { amounts, fees } = shareDispute(dispute, accounts);
  post(
    dispute.amount < 0 ? 'dispute' : 'dispute-reinstated',
    (account, amount) => (account.disputed -= amount),
    amounts,
  );
  post('dispute-fee', (account, amount) => (account.disputeFees -= amount), fees);
}

/** Each movement sees the balances that the earlier ones left. */
function bookMovements(facts: LedgerFacts, accounts: Account[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  const taken = new Map<string, readonly number[]>();
  for (const movement of sortMovements(facts)) {
    const { at } = movement;
    const postFrom =
      (source: string): Post =>
      (kind, change, amounts) => {
        for (const [index, account] of accounts.entries()) {
          const amount = amounts[index] ?? 0;
          if (amount === 0) continue;
          change(account, amount);
          entries.push({ kind, source, permitId: account.permitId, amount: cents(amount), at });
        }
      };
    if ('dispute' in movement) bookDispute(movement.dispute, accounts, postFrom(movement.dispute.id));
    else if ('payment' in movement)
      postFrom(movement.payment.id)(
        movement.kind,
        (account, amount) => (account.charged += amount),
        shareCharges(movement.payment, accounts),
      );
    else
      postFrom(movement.refund.id)(
        movement.kind,
        (account, amount) => (account.refunded -= amount),
        applyRefund(movement, accounts, taken),
      );
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

function toRow(
  { permitId, charged, refunded, disputed, disputeFees }: Account,
  { permits, payments }: LedgerFacts,
): LedgerRow {
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
    disputed: cents(disputed + disputeFees),
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
    disputed: sum('disputed'),
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
