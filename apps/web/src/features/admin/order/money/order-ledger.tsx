import { useQuery } from '@tanstack/react-query';
import type { Ledger, LedgerRow, LedgerPayment } from '@wideload/contract';
import { ledger as calls, maxLedgerReasonLength } from '@wideload/contract/client';
import { cents, formatDollars, stateName } from '@wideload/domain';
import { useState, type ReactNode, type FormEvent } from 'react';
import { Link } from '@tanstack/react-router';
import * as texts from './ledger.texts.ts';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { ledgerQuery, useExplanation } from './ledger.queries.ts';
import { classNames } from '#ui/class-names.ts';
import css from './order-ledger.module.css';
import { NotForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { FeeDifference } from './fee-difference.tsx';
import { feeDifferencesQuery } from './fee-differences.queries.ts';
import { SubmitActions, Modal } from '#ui/overlay/modal.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { TextArea } from '#ui/form/text-field.tsx';

function Figure({ label, amount }: { label: string; amount: number | null }) {
  return (
    <td data-figure data-label={label}>
      {amount === null ? texts.notKnown : formatDollars(cents(amount))}
    </td>
  );
}

type LineProps = { orderId: string; row: LedgerRow; hasDisputes: boolean; onExplain: (row: LedgerRow) => void };

function formatPermitName({ permit }: LedgerRow): string {
  return permit === null ? texts.noPermit : texts.permitOf(stateName(permit.state), permit.unit);
}

type ReasonModalProps = { orderId: string; row: LedgerRow; onClose: () => void };

function ReasonModal({ orderId, row, onClose }: ReasonModalProps) {
  const [text, setText] = useState(row.reason);
  const explaining = useExplanation(orderId, { onSuccess: onClose });
  const problem = text.trim().length > maxLedgerReasonLength ? texts.atMost(maxLedgerReasonLength) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    const { permitId } = row;
    if (permitId === null || problem !== undefined || explaining.isPending) return;
    explaining.mutate({ permitId, reason: text });
  }
  return (
    <Modal
      title={texts.reasonOf(formatPermitName(row))}
      isDirty={text !== row.reason}
      onClose={onClose}
      actions={<SubmitActions form="ledger-reason" save={texts.save} pending={explaining.isPending} />}
    >
      <form id="ledger-reason" noValidate onSubmit={submit}>
        <TextArea
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={problem}
        />
        {explaining.error && <Notice tone="danger">{explaining.error.message}</Notice>}
      </form>
    </Modal>
  );
}

function LedgerLine({ orderId, row, hasDisputes, onExplain }: LineProps) {
  const { charged, refunded, disputed, sold, paid, difference, why, reason } = row;
  const name = formatPermitName(row);
  const mayExplain = useDeskRight(calls.explain.deskRight);
  return (
    <tr>
      <th scope="row">{name}</th>
      <Figure label={texts.charged} amount={charged} />
      <Figure label={texts.refunded} amount={refunded} />
      {hasDisputes && <Figure label={texts.disputed} amount={disputed} />}
      <Figure label={texts.sold} amount={sold} />
      <Figure label={texts.paid} amount={paid} />
      <Figure label={texts.difference} amount={difference} />
      <td className={css['reason']}>
        {why !== '' && <p>{why}</p>}
        {reason !== '' && <p className="typed strong">{reason}</p>}
        {row.permitId !== null && mayExplain && (
          <Button look="link" onClick={() => onExplain(row)}>
            {reason === '' ? texts.giveReason : texts.changeReason}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {row.permitId !== null && <FeeDifference orderId={orderId} permitId={row.permitId} name={name} />}
      </td>
    </tr>
  );
}

function Payment({ payment: { receipt, amount, fee, net, payout } }: { payment: LedgerPayment }) {
  const format = (value: number) => formatDollars(cents(value));
  return (
    <li>
      {texts.receiptOf(receipt, format(amount))}{' '}
      {fee === null || net === null ? texts.feeNotKnown : texts.feeAndNet(format(fee), format(net))}{' '}
      {payout !== null && (
        <Link to="/dashboard/payouts/payout" search={{ id: payout._id }}>
          {texts.payout}
        </Link>
      )}
    </li>
  );
}

/** The provider's fee of each payment. */
function LedgerPayments({ payments }: { payments: readonly LedgerPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <ul className="below-12" aria-label={texts.payments}>
      {payments.map((payment) => (
        <Payment key={payment.paymentId} payment={payment} />
      ))}
    </ul>
  );
}

type Column = keyof Ledger['totals'];
const columns = ['charged', 'refunded', 'disputed', 'sold', 'paid', 'difference'] as const satisfies readonly Column[];

function formatLeft({ charged, refunded, disputed, paid }: Ledger['totals'], shown: readonly Column[]): string {
  const format = shown.includes('disputed') ? texts.leftWithDisputes : texts.left;
  return format(formatDollars(cents(charged - refunded - disputed - paid)));
}

/** Few orders are ever disputed. */
function listColumns({ rows }: Ledger): readonly Column[] {
  const hasDisputes = rows.some(({ disputed }) => disputed !== 0);
  return columns.filter((column) => column !== 'disputed' || hasDisputes);
}

function Totals({ totals, shown }: Pick<Ledger, 'totals'> & { shown: readonly Column[] }) {
  return (
    <tr>
      <th scope="row">{texts.total}</th>
      {shown.map((column) => (
        <td key={column} data-figure data-label={texts[column]}>
          {formatDollars(cents(totals[column]))}
        </td>
      ))}
      <td>{formatLeft(totals, shown)}</td>
    </tr>
  );
}

type TableProps = { orderId: string; ledger: Ledger; onExplain: (row: LedgerRow) => void };

function LedgerTable({ orderId, ledger, onExplain }: TableProps) {
  const shown = listColumns(ledger);
  return (
    <table className={classNames('table cards-when-narrow', css['ledger'])}>
      <caption className="visually-hidden">{texts.ledger}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.permit}</th>
          {shown.map((column) => (
            <th key={column} scope="col" data-figure>
              {texts[column]}
            </th>
          ))}
          <th scope="col">{texts.reason}</th>
        </tr>
      </thead>
      <tbody>
        {ledger.rows.map((row) => (
          <LedgerLine
            key={row.permitId}
            orderId={orderId}
            row={row}
            hasDisputes={shown.includes('disputed')}
            onExplain={onExplain}
          />
        ))}
      </tbody>
      <tfoot>
        <Totals totals={ledger.totals} shown={shown} />
      </tfoot>
    </table>
  );
}

/** The ledger in a few words, while it is folded. */
function Note({ ledger, open }: { ledger: Ledger; open: number }) {
  return (
    <>
      {open > 0 && <strong className="warn">{texts.differencesToSettle(open)}</strong>}{' '}
      {formatLeft(ledger.totals, listColumns(ledger))}
    </>
  );
}

/** `charges`: the weight charges that the states are still expected to name. */
export function OrderLedger({ orderId, charges }: { orderId: string; charges: ReactNode }) {
  const ledger = useQuery(ledgerQuery(orderId));
  // Each line has its own; the failure is said once.
  const fees = useQuery({ ...feeDifferencesQuery(orderId), enabled: ledger.data !== undefined });
  const [explained, setExplained] = useState<string | null>(null);
  const row = ledger.data?.rows.find(({ permitId }) => permitId !== null && permitId === explained);
  return (
    <>
      <FoldedSection
        title={texts.ledger}
        note={
          ledger.data ? (
            <Note ledger={ledger.data} open={fees.data?.open.length ?? 0} />
          ) : (
            ledger.error && texts.notLoaded
          )
        }
      >
        <p className="muted below-12">{texts.intro}</p>
        <NotForDesk right={calls.explain.deskRight} what={texts.giveReason} />
        {ledger.isPending && <ListSkeleton rows={2} label={texts.loading} />}
        {ledger.error && !ledger.data && <FailedQuery query={ledger} />}
        {ledger.data && <FailedQuery query={fees} title={texts.feesNotLoaded} />}
        {ledger.data && <LedgerPayments payments={ledger.data.payments} />}
        {ledger.data && (
          <LedgerTable orderId={orderId} ledger={ledger.data} onExplain={({ permitId }) => setExplained(permitId)} />
        )}
        <div className="above-12">{charges}</div>
      </FoldedSection>
      {row && <ReasonModal orderId={orderId} row={row} onClose={() => setExplained(null)} />}
    </>
  );
}
