import { statements } from '@wideload/contract/client';
import { Download } from 'lucide-react';
import { callForFile } from '#lib/api/call-for-file.ts';
import { useDownload } from '#lib/use-download.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './statements.texts.ts';

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Props = { companyId: string; month: string; isEmpty: boolean };

/** @param month such as `2026-11`. */
export function StatementMonth({ companyId, month, isEmpty }: Props) {
  const download = useDownload(() => callForFile(statements.file, { params: { id: companyId, month } }));
  const name = monthFormat.format(new Date(`${month}-01T00:00:00Z`));
  return (
    <li>
      <div className="spread align-center">
        <div>
          <p>{name}</p>
          {isEmpty && <p className="hint">{texts.nothingBooked}</p>}
        </div>
        <Button
          size="small"
          pending={download.isPending}
          aria-label={texts.statementOf(name)}
          onClick={() => download.mutate()}
        >
          <Download size={18} aria-hidden="true" />
          {texts.pdf}
        </Button>
      </div>
      {download.error && (
        <Notice tone="danger" title={texts.notDownloaded}>
          {download.error.message} {texts.tryAgain}
        </Notice>
      )}
    </li>
  );
}
