import { useState, type ClipboardEvent, type ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import type { PasteLoadProps } from './paste-load.tsx';
import { isSheet, type PasteForm } from './pasted-load.ts';

export type PasteBoxUse = {
  isOpen: boolean;
  text: string;
  toggle: () => void;
  put: (text: string) => void;
  /** A whole sheet that was pasted into a field opens the box. */
  onPasteCapture: (event: ClipboardEvent) => void;
};

/** The text stays while the box is closed, or another unit is shown. */
export function usePasteBox(): PasteBoxUse {
  const [isOpen, setOpen] = useState(false);
  const [text, put] = useState('');

  function onPasteCapture(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!(event.target instanceof HTMLInputElement) || !isSheet(pasted)) return;
    event.preventDefault();
    event.stopPropagation();
    put(pasted);
    setOpen(true);
  }
  return { isOpen, text, toggle: () => setOpen(!isOpen), put, onPasteCapture };
}

type PasteBoxProps = { label: string; form: PasteForm; box: PasteBoxUse; part: ComponentType<PasteLoadProps> };

export function PasteBox({ label, form, box, part: Part }: PasteBoxProps) {
  return (
    <div className="below-12">
      <Button size="small" aria-expanded={box.isOpen} onClick={box.toggle}>
        {label}
      </Button>
      {box.isOpen && <Part form={form} text={box.text} onText={box.put} />}
    </div>
  );
}
