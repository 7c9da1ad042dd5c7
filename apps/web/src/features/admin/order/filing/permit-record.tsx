import type { OrderFile } from '@wideload/contract';
import { mayEndIssued } from '@wideload/domain';
import * as texts from './permit-work.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { PermitDownload } from '#product/permit/permit-download.tsx';
import { IssuedActs } from './issued-acts.tsx';
import { StoredPdfFacts } from './stored-pdf.tsx';
import { PermitGiven } from '#product/permit/permit-given.tsx';

type PermitRecordProps = { order: OrderFile; permit: OrderFile['permits'][number]; unit: number };

export function PermitRecord({ order, permit, unit }: PermitRecordProps) {
  const { status, refusalReason, stateNumber, document, voidReason } = permit;
  if (status === 'issued')
    return (
      <>
        <PermitGiven permit={permit} unit={unit} />
        {document && <StoredPdfFacts document={document} />}
        {mayEndIssued({ order: order.status, permit: status }) && <IssuedActs {...{ order, permit, unit }} />}
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
      {document && (
        <>
          <StoredPdfFacts document={document} />
          <PermitDownload permit={permit} document={document} unit={unit} />
        </>
      )}
    </>
  );
}
