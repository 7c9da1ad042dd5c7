import type { Permit } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { Download } from 'lucide-react';
import { callForFile } from '#lib/api/call-for-file.ts';
import { useDownload } from '#lib/use-download.ts';
import * as texts from './permit.texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';

type Props = {
  permit: Pick<Permit, 'state'>;
  document: NonNullable<Permit['document']>;
  unit: number;
  /** For the narrow column of a table. */
  isShort?: boolean;
};

export function PermitDownload({ permit, document, unit, isShort = false }: Props) {
  const download = useDownload(() => callForFile(permits.document, { params: { id: document._id } }));
  return (
    <div className={classNames('stack align-start gap-8 no-print', !isShort && 'around-8')}>
      <Button
        size="small"
        pending={download.isPending}
        onClick={() => download.mutate()}
        aria-label={texts.downloadPermitOf(stateName(permit.state), unit)}
      >
        {!isShort && <Download size={20} aria-hidden="true" />}
        {isShort ? texts.download : texts.downloadPermitPdf}
      </Button>
      {download.error && (
        <Notice tone="danger" title={texts.permitNotDownloaded}>
          {download.error.message} {texts.pressToTryAgain}
        </Notice>
      )}
    </div>
  );
}
