import { useState } from 'react';
import type { AskForFile } from '../../lib/files/export-file.ts';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';

export type ExportButtonProps = {
  label?: string;
  /** Asks for the file. */
  ask: AskForFile;
};

/** Saves a list as a file; what goes wrong is said, and the button may be pressed again. What it takes is loaded when it is pressed. */
export function ExportButton({ label = texts.downloadCsv, ask }: ExportButtonProps) {
  const [isPending, setPending] = useState(false);

  async function press() {
    setPending(true);
    const { exportFile } = await import('../../lib/files/export-file.ts');
    await exportFile(ask);
    setPending(false);
  }
  return (
    <Button onClick={() => void press()} pending={isPending}>
      {label}
    </Button>
  );
}
