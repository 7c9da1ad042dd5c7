import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../lib/toast.ts';
import { Button } from './button.tsx';

export type ExportButtonProps = {
  label?: string;
  /** Asks for the file. */
  ask: () => Promise<File>;
};

/** Saves a list as a file; what goes wrong is said, and the button may be pressed again. What it takes is loaded when it is pressed. */
export function ExportButton({ label = 'Download CSV', ask }: ExportButtonProps) {
  const [isPending, setPending] = useState(false);

  async function press() {
    setPending(true);
    try {
      const [file, { saveFile }] = await Promise.all([ask(), import('../lib/save-file.ts')]);
      saveFile(file);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      toast({ title: 'The file could not be made', text, tone: 'danger' });
    }
    setPending(false);
  }
  return (
    <Button onClick={() => void press()} pending={isPending}>
      <Download size={20} aria-hidden="true" />
      {label}
    </Button>
  );
}
