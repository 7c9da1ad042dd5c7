import { useState } from 'react';
import { exportFile, type AskForFile } from '#lib/export-file.ts';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';

export type ExportButtonProps = {
  label?: string;
  ask: AskForFile;
};

export function ExportButton({ label = texts.downloadCsv, ask }: ExportButtonProps) {
  const [isPending, setPending] = useState(false);

  async function press() {
    setPending(true);
    await exportFile(ask);
    setPending(false);
  }
  return (
    <Button className="no-print" onClick={() => void press()} pending={isPending}>
      {label}
    </Button>
  );
}
