import { useQuery } from '@tanstack/react-query';
import type { FiledFeeSettlement } from '@wideload/contract';
import { feeDifferences, formatFeeSettlement } from '@wideload/contract/client';
import type { FeeWay } from '@wideload/domain';
import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './fee-difference.texts.ts';
import { feeDifferencesQuery, useUndo } from './fee-differences.queries.ts';
import { findFeeWayWords, type OpenFee } from './fee-way-words.ts';
import { FeeModal } from './fee-modal.tsx';

function Settlement({ settlement, name }: { settlement: FiledFeeSettlement; name: string }) {
  const undo = useUndo();
  const { _id: id, way, status, reason } = settlement;
  if (status === 'undone') return null;
  return (
    <div>
      <p>{formatFeeSettlement(settlement)}</p>
      {way === 'absorbed' && (
        <>
          <p className="typed">{texts.absorbedFor(reason)}</p>
          <ForDesk right={feeDifferences.undo.deskRight} what={texts.undo}>
            <Button
              look="link"
              pending={undo.isPending}
              onClick={() => undo.mutate(id, { onSuccess: () => showToast({ tone: 'ok', text: texts.taken }) })}
            >
              {texts.undo}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </ForDesk>
        </>
      )}
      {undo.error && <Notice tone="danger">{undo.error.message}</Notice>}
    </div>
  );
}

type Props = { orderId: string; permitId: string; name: string };

/** Below the ledger's line of a permit: how its difference was settled, or the ways to settle it. */
export function FeeDifference({ orderId, permitId, name }: Props) {
  const fees = useQuery(feeDifferencesQuery(orderId));
  const [chosen, setChosen] = useState<{ fee: OpenFee; way: FeeWay }>();
  if (fees.data === undefined) return null;
  const fee = fees.data.open.find((one) => one.permitId === permitId);
  const settlements = fees.data.settlements.filter((one) => one.permitId === permitId);
  return (
    <>
      {settlements.map((settlement) => (
        <Settlement key={settlement._id} settlement={settlement} name={name} />
      ))}
      {fee !== undefined && (
        <div className="cluster gap-8 above-8 no-print">
          <ForDesk right={feeDifferences.settle.deskRight} what={texts.settleIt}>
            {fee.ways.map((way) => (
              <Button key={way} size="small" onClick={() => setChosen({ fee, way })}>
                {findFeeWayWords(way, fee, fees.data).button}
                <span className="visually-hidden">: {name}</span>
              </Button>
            ))}
          </ForDesk>
        </div>
      )}
      {chosen && (
        <FeeModal
          orderId={orderId}
          fee={chosen.fee}
          way={chosen.way}
          facts={fees.data}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
