import type { OrderFile, Permit } from '@wideload/contract';
import { permits, formatInputMessage, type InputCode } from '@wideload/contract/client';
import { mayEndIssued, stateName } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './permit-work.texts.ts';
import { voidDetail } from './permit-work.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { PermitGiven, PermitDownload } from '#product/permit/permit-given.tsx';
import { StoredPdfFacts } from '../pdfs/pdf-field.tsx';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import * as issuedTexts from './issued.texts.ts';
import { AmendDrawer } from './amend-drawer.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { useDrawerSave } from '#lib/forms/drawer-save.ts';
import { showToast } from '#lib/toast.ts';
import { TextArea } from '#ui/form/text-field.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';

type IssuedAct = 'amend' | 'void';
type PermitRecordProps = { order: OrderFile; permit: OrderFile['permits'][number]; unit: number };
type RecordedProps = PermitRecordProps & { onOpen: (act: IssuedAct) => void };

type Props = { permit: Permit; unit: number; onClose: () => void };

function VoidDrawer({ permit: { _id, state, version }, unit, onClose }: Props) {
  const client = useQueryClient();
  const [seen] = useState(version);
  const [reason, setReason] = useState('');
  const message = formatInputMessage('reason.missing' satisfies InputCode);
  const drawer = useDrawerSave({
    problems: reason.trim() === '' ? [{ name: 'reason', message }] : [],
    save: () => call(permits.void, { params: { id: _id }, body: { version: seen, reason: reason.trim() } }),
    async onSaved() {
      showToast({ tone: 'ok', text: issuedTexts.isVoid(stateName(state), unit) });
      onClose();
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    // Another admin was faster: the page is refetched, and the input stays.
    onError: ({ status }) => (status === 409 ? client.invalidateQueries({ queryKey: ['admin'] }) : undefined),
  });
  return (
    <FormDrawer
      {...drawer}
      title={issuedTexts.voidOf(stateName(state), unit)}
      save={issuedTexts.voidIt}
      onClose={onClose}
      isDirty={reason !== ''}
    >
      <div className="stack gap-20">
        <p>{voidDetail}</p>
        <TextArea
          label={issuedTexts.reason}
          name="reason"
          hint={issuedTexts.reasonHint}
          rows={4}
          value={reason}
          error={drawer.problems[0]?.message}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </FormDrawer>
  );
}

/** The acts on an issued permit that its order's approval does not end. */
function IssuedActions({ permit, unit, onOpen }: RecordedProps) {
  const state = stateName(permit.state);
  return (
    <div className="cluster no-print">
      <ForDesk right={permits.amend.deskRight} what={issuedTexts.amend}>
        <Button size="small" onClick={() => onOpen('amend')} aria-label={issuedTexts.amendOf(state, unit)}>
          {issuedTexts.amend}
        </Button>
      </ForDesk>
      <ForDesk right={permits.void.deskRight} what={issuedTexts.voidIt}>
        <Button size="small" look="danger" onClick={() => onOpen('void')} aria-label={issuedTexts.voidOf(state, unit)}>
          {issuedTexts.voidIt}
        </Button>
      </ForDesk>
    </div>
  );
}

/** An open drawer stays when another clerk ends the permit: what is typed there stays, and the server's refusal is read. */
export function PermitRecord(props: PermitRecordProps) {
  const { permit, unit } = props;
  const [open, setOpen] = useState<IssuedAct>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Recorded {...props} onOpen={setOpen} />
      {open === 'amend' && <AmendDrawer {...props} onClose={close} />}
      {open === 'void' && <VoidDrawer permit={permit} unit={unit} onClose={close} />}
    </>
  );
}

function Recorded({ onOpen, ...props }: RecordedProps) {
  const { order, permit, unit } = props;
  const { status, refusalReason, stateNumber, document, voidReason } = permit;
  if (status === 'issued')
    return (
      <>
        <PermitGiven permit={permit} unit={unit} />
        {document && <StoredPdfFacts document={document} />}
        {mayEndIssued({ order: order.status, permit: status }) && <IssuedActions {...props} onOpen={onOpen} />}
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
