import type { OrderFile } from '@wideload/contract';
import { nextPermitStatuses, stateName, type PermitStatus } from '@wideload/domain';
import { useState } from 'react';
import { formatInstant } from '../../../../lib/format-instant.ts';
import * as texts from './permit-work.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sign } from '../../../../ui/sign.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { findPermitSign } from '../../../../product/status/permit-status-words.ts';
import { findMoveWords } from './permit-work-words.ts';

// Lazy: a requested permit has no record.
const PermitRecord = createLazyPart(async () => (await import('./permit-record.tsx')).PermitRecord);
const PermitDrawer = createLazyPart(async () => (await import('./permit-drawer.tsx')).PermitDrawer);

type Permit = OrderFile['permits'][number];
type PermitWorkProps = {
  order: Pick<OrderFile, 'status'>;
  permit: Permit;
  unit: number;
};

function hasRecord({ status, stateNumber, document }: Permit): boolean {
  return status === 'issued' || status === 'refused' || stateNumber !== '' || document !== null;
}

export function PermitWork({ order, permit, unit }: PermitWorkProps) {
  const [to, setTo] = useState<PermitStatus>();
  return (
    <div className="stack gap-8 around-8">
      <PermitProgress permit={permit} />
      {hasRecord(permit) && <PermitRecord permit={permit} unit={unit} />}
      {order.status === 'pending' && (
        <div className="cluster gap-8 no-print">
          {nextPermitStatuses[permit.status].map((status) => (
            <Button
              key={status}
              size="small"
              onClick={() => setTo(status)}
              onPointerEnter={() => void PermitDrawer.preload()}
              aria-label={texts.actOn(findMoveWords(permit.status, status).act, {
                state: stateName(permit.state),
                unit,
              })}
            >
              {findMoveWords(permit.status, status).act}
            </Button>
          ))}
        </div>
      )}
      {to && <PermitDrawer permit={permit} unit={unit} status={to} onClose={() => setTo(undefined)} />}
    </div>
  );
}

function PermitProgress({ permit: { status, filedAt, issuedAt } }: { permit: Permit }) {
  const { kind, word } = findPermitSign(status);
  const at = status === 'issued' ? issuedAt : status === 'filed' ? filedAt : null;
  return (
    <p>
      <Sign kind={kind}>{word}</Sign> {at !== null && <time dateTime={at}>{formatInstant(at)}</time>}
    </p>
  );
}
