import type { Permit } from '@wideload/contract';
import { mayEndIssued, type OrderStatus } from '@wideload/domain';
import * as texts from './permit-work.texts.ts';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { PermitDownload } from '../../../../product/permit/permit-download.tsx';
import { IssuedActs } from '../issued/issued-acts.tsx';
import { PermitGiven } from '../../../../product/permit/permit-given.tsx';

type PermitRecordProps = { permit: Permit; unit: number; orderStatus: OrderStatus };

export function PermitRecord({ permit, unit, orderStatus }: PermitRecordProps) {
  const { status, refusalReason, stateNumber, document, voidReason } = permit;
  if (status === 'issued')
    return (
      <>
        <PermitGiven permit={permit} unit={unit} />
        {mayEndIssued({ order: orderStatus, permit: status }) && <IssuedActs permit={permit} unit={unit} />}
      </>
    );
  if (status === 'voided')
    return (
      <>
        <Notice tone="warn" title={texts.whyItIsVoid}>
          <p className="typed">{voidReason}</p>
        </Notice>
        <PermitGiven permit={permit} unit={unit} />
      </>
    );
  if (status === 'refused')
    return (
      <Notice title={texts.whyItWasRefused}>
        <p className="typed">{refusalReason}</p>
      </Notice>
    );
  return (
    <>
      {stateNumber !== '' && <p>{texts.permitNumberIs(stateNumber)}</p>}
      {document && <PermitDownload permit={permit} document={document} unit={unit} />}
    </>
  );
}
