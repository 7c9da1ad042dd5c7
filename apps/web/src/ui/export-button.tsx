import { Download } from 'lucide-react';
import { toast } from '../lib/toast.ts';
import { useDownload } from '../lib/use-download.ts';
import { Button } from './button.tsx';

export type ExportButtonProps = {
  label?: string;
  /** Asks for the file. */
  ask: () => Promise<File>;
};

/** Saves a list as a file; what goes wrong is said, and the button may be pressed again. */
export function ExportButton({ label = 'Download CSV', ask }: ExportButtonProps) {
  const download = useDownload(ask);

  function press() {
    download.mutate(undefined, {
      onError: ({ message }) => toast({ title: 'The file could not be made', text: message, tone: 'danger' }),
    });
  }
  return (
    <Button onClick={press} pending={download.isPending}>
      <Download size={20} aria-hidden="true" />
      {label}
    </Button>
  );
}
