import type { LedgerRow } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import * as texts from './ledger.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { formatPermitName } from './permit-name.ts';
import css from './order-ledger.module.css';

function Figure({ label, amount }: { label: string; amount: number | null }) {
  return (
    <td data-figure data-label={label}>
      {amount === null ? texts.notKnown : formatDollars(cents(amount))}
    </td>
  );
}

type LineProps = { row: LedgerRow; onExplain: (row: LedgerRow) => void };

export function LedgerLine({ row, onExplain }: LineProps) {
  const { charged, refunded, sold, paid, difference, why, reason } = row;
  const name = formatPermitName(row);
  return (
    <tr>
      <th scope="row">{name}</th>
      <Figure label={texts.charged} amount={charged} />
      <Figure label={texts.refunded} amount={refunded} />
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
      </td>
    </tr>
  );
}
