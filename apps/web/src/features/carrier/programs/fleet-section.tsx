import { trailers, trucks } from '@wideload/contract/client';
import { useState } from 'react';
import type { AskForFile } from '#lib/export-file.ts';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ImportModal } from './import-modal.tsx';
import * as texts from './fleet.texts.ts';
import type { FleetKind } from './fleet.texts.ts';

const asks: Record<FleetKind, AskForFile> = {
  trucks: (callForFile) => callForFile(trucks.export, {}),
  trailers: (callForFile) => callForFile(trailers.export, {}),
};
const kinds = ['trucks', 'trailers'] as const;

export function FleetSection() {
  const [importing, setImporting] = useState<FleetKind>();
  return (
    <Section title={texts.fleet} intro={texts.whatFilesAre}>
      <Panel>
        <ul className="rows">
          {kinds.map((kind) => (
            <li key={kind}>
              <div className="cluster">
                <ExportButton label={texts.download[kind]} ask={asks[kind]} />
                <Button onClick={() => setImporting(kind)}>{texts.importOf[kind]}</Button>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      {importing && <ImportModal kind={importing} onClose={() => setImporting(undefined)} />}
    </Section>
  );
}
