import { useQuery } from '@tanstack/react-query';
import type { Ledger, LedgerRow } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { useState, type ReactNode } from 'react';
import * as texts from './ledger.texts.ts';
import { FailedState, ListSkeleton } from '../../../../ui/list/list-states.tsx';
import { FoldedSection } from '../../../../ui/layout/folded-section.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { LedgerLine } from './ledger-line.tsx';
import { ledgerQuery } from './ledger.queries.ts';
import { classNames } from '../../../../ui/class-names.ts';
import css from './order-ledger.module.css';

const ReasonModal = createLazyPart(async () => (await import('./reason-modal.tsx')).ReasonModal);

const columns = [texts.charged, texts.refunded, texts.sold, texts.paid, texts.difference];

function formatLeft({ charged, refunded, paid }: Ledger['totals']): string {
  return texts.left(formatDollars(cents(charged - refunded - paid)));
}

function Totals({ totals }: Pick<Ledger, 'totals'>) {
  const { charged, refunded, sold, paid, difference } = totals;
  return (
    <tr>
      <th scope="row">{texts.total}</th>
      {[charged, refunded, sold, paid, difference].map((amount, index) => (
        <td key={columns[index]} data-figure data-label={columns[index]}>
          {formatDollars(cents(amount))}
        </td>
      ))}
      <td>{formatLeft(totals)}</td>
    </tr>
  );
}

function LedgerTable({ ledger, onExplain }: { ledger: Ledger; onExplain: (row: LedgerRow) => void }) {
  return (
    <table className={classNames('table cards-when-narrow', css['ledger'])}>
      <caption className="visually-hidden">{texts.ledger}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.permit}</th>
          {columns.map((title) => (
            <th key={title} scope="col" data-figure>
              {title}
            </th>
          ))}
          <th scope="col">{texts.reason}</th>
        </tr>
      </thead>
      <tbody>
        {ledger.rows.map((row) => (
          <LedgerLine key={row.permitId} row={row} onExplain={onExplain} />
        ))}
      </tbody>
      <tfoot>
        <Totals totals={ledger.totals} />
      </tfoot>
    </table>
  );
}

/** `charges`: the weight charges that the states are still expected to name. */
export function OrderLedger({ orderId, charges }: { orderId: string; charges: ReactNode }) {
  const ledger = useQuery(ledgerQuery(orderId));
  const [explained, setExplained] = useState<string | null>(null);
  const row = ledger.data?.rows.find(({ permitId }) => permitId !== null && permitId === explained);
  return (
    <>
      <FoldedSection title={texts.ledger} note={ledger.data && formatLeft(ledger.data.totals)}>
        <p className="muted below-12">{texts.intro}</p>
        {ledger.isPending && <ListSkeleton rows={2} label={texts.loading} />}
        {ledger.error && !ledger.data && (
          <FailedState failure={ledger.error} onRetry={() => void ledger.refetch()} pending={ledger.isFetching} />
        )}
        {ledger.data && <LedgerTable ledger={ledger.data} onExplain={({ permitId }) => setExplained(permitId)} />}
        <div className="above-12">{charges}</div>
      </FoldedSection>
      {row && <ReasonModal orderId={orderId} row={row} onClose={() => setExplained(null)} />}
    </>
  );
}
