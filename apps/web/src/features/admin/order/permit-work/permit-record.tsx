import type { Permit } from '@wideload/contract';
import * as texts from './permit-work.texts.ts';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { PermitDownload } from '../../../../product/permit/permit-download.tsx';
import { PermitGiven } from '../../../../product/permit/permit-given.tsx';

export function PermitRecord({ permit, unit }: { permit: Permit; unit: number }) {
  const { status, refusalReason, stateNumber, document } = permit;
  if (status === 'issued') return <PermitGiven permit={permit} unit={unit} />;
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
