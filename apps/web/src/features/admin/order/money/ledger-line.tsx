import type { LedgerRow } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import * as texts from './ledger.texts.ts';
import { Button } from '#ui/button.tsx';
import { FeeDifference } from './fee-difference.tsx';
import { formatPermitName } from './permit-name.ts';
import css from './order-ledger.module.css';

function Figure({ label, amount }: { label: string; amount: number | null }) {
  return (
    <td data-figure data-label={label}>
      {amount === null ? texts.notKnown : formatDollars(cents(amount))}
    </td>
  );
}

type LineProps = { orderId: string; row: LedgerRow; hasDisputes: boolean; onExplain: (row: LedgerRow) => void };

export function LedgerLine({ orderId, row, hasDisputes, onExplain }: LineProps) {
  const { charged, refunded, disputed, sold, paid, difference, why, reason } = row;
  const name = formatPermitName(row);
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
        {row.permitId !== null && (
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
