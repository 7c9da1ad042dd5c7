import type { OrderFile } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { mayEndIssued, stateName } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './permit-work.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { PermitDownload } from '#product/permit/permit-download.tsx';
import { StoredPdfFacts } from '../pdfs/stored-pdf.tsx';
import { PermitGiven } from '#product/permit/permit-given.tsx';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import * as issuedTexts from './issued.texts.ts';
import { AmendDrawer } from './amend-drawer.tsx';
import { VoidDrawer } from './void-drawer.tsx';

type IssuedActsProps = { order: OrderFile; permit: OrderFile['permits'][number]; unit: number };

/** The acts on an issued permit that its order's approval does not end. */
function IssuedActions({ order, permit, unit }: IssuedActsProps) {
  const [open, setOpen] = useState<'amend' | 'void'>();
  const state = stateName(permit.state);
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="cluster no-print">
        <ForDesk right={permits.amend.deskRight} what={issuedTexts.amend}>
          <Button size="small" onClick={() => setOpen('amend')} aria-label={issuedTexts.amendOf(state, unit)}>
            {issuedTexts.amend}
          </Button>
        </ForDesk>
        <ForDesk right={permits.void.deskRight} what={issuedTexts.voidIt}>
          <Button
            size="small"
            look="danger"
            onClick={() => setOpen('void')}
            aria-label={issuedTexts.voidOf(state, unit)}
          >
            {issuedTexts.voidIt}
          </Button>
        </ForDesk>
      </div>
      {open === 'amend' && <AmendDrawer order={order} permit={permit} unit={unit} onClose={close} />}
      {open === 'void' && <VoidDrawer permit={permit} unit={unit} onClose={close} />}
    </>
  );
}

type PermitRecordProps = { order: OrderFile; permit: OrderFile['permits'][number]; unit: number };

export function PermitRecord({ order, permit, unit }: PermitRecordProps) {
  const { status, refusalReason, stateNumber, document, voidReason } = permit;
  if (status === 'issued')
    return (
      <>
        <PermitGiven permit={permit} unit={unit} />
        {document && <StoredPdfFacts document={document} />}
        {mayEndIssued({ order: order.status, permit: status }) && <IssuedActions {...{ order, permit, unit }} />}
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
