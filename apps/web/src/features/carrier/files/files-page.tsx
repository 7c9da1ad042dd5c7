import { companies, trailers, trucks } from '@wideload/contract/client';
import { useState } from 'react';
import type { AskForFile } from '#lib/export-file.ts';
import { Button } from '#ui/button.tsx';
import { useRight, MissingRight } from '#product/account/own-rights.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import * as texts from './files.texts.ts';
import type { FleetKind } from './files.texts.ts';
import { ImportModal } from './import-modal.tsx';

const asks: Record<FleetKind, AskForFile> = {
  trucks: (callForFile) => callForFile(trucks.export, {}),
  trailers: (callForFile) => callForFile(trailers.export, {}),
  companies: (callForFile) => callForFile(companies.export, {}),
};
const kinds = ['trucks', 'trailers', 'companies'] as const;

/** Trucks, trailers and companies as files. */
export function FilesPage() {
  const mayImport = useRight('dispatcher');
  const [importing, setImporting] = useState<FleetKind>();
  return (
    <>
      <PageTitle intro={texts.whatFilesAre}>{texts.files}</PageTitle>
      <MissingRight right="dispatcher" />
      <Panel>
        <ul className="rows">
          {kinds.map((kind) => (
            <li key={kind}>
              <div className="cluster">
                <ExportButton label={texts.download[kind]} ask={asks[kind]} />
                {mayImport && <Button onClick={() => setImporting(kind)}>{texts.importOf[kind]}</Button>}
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      {importing && <ImportModal kind={importing} onClose={() => setImporting(undefined)} />}
    </>
  );
}
