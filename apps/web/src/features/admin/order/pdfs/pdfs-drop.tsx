import type { OrderFile } from '@wideload/contract';
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { buildButtonClass, Button } from '#ui/button.tsx';
import { buildDescription, useFieldIds } from '#ui/form/field.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import css from './pdfs-drop.module.css';
import { PdfRow } from './pdf-row.tsx';
import { findReady } from './pdf.ts';
import * as texts from './pdfs.texts.ts';
import { useDroppedPdfs } from './use-pdfs.ts';

function hasFiles({ dataTransfer, target }: DragEvent): boolean {
  // A file field takes its own drop.
  const isField = target instanceof HTMLInputElement && target.type === 'file';
  return !isField && dataTransfer?.types.includes('Files') === true;
}

function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    // Without it the browser opens the file instead of dropping it.
    const allow = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => take(event);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, []);
}

/** The PDFs of the states, chosen or dropped anywhere on the page, beside the facts of the order. */
export function PdfDropZone({ order }: { order: OrderFile }) {
  const desk = useDroppedPdfs(order);
  const { papers, isIssuing } = desk;
  const ids = useFieldIds({ name: 'papers' });
  useDroppedFiles(desk.add);
  const ready = findReady(papers, order).length;
  const done = papers.filter(({ read, failure }) => read !== null || failure !== null).length;
  return (
    <div className={css['papers']}>
      {desk.question}
      <div className={css['choose']}>
        <span className={css['button']}>
          <label htmlFor={ids.id} className={buildButtonClass({ size: 'small' })}>
            <span className="with-icon">
              <FileUp size={20} aria-hidden="true" />
              {texts.choose}
            </span>
          </label>
          <input
            type="file"
            multiple
            id={ids.id}
            name="papers"
            accept="application/pdf,.pdf"
            onChange={({ target }) => {
              desk.add([...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
            {...buildDescription(ids, { hint: texts.hint, error: undefined })}
          />
        </span>
        <div className="shrinks hint">
          <p id={ids.hint}>{texts.hint}</p>
          <p role="status">{papers.length > 0 && texts.readOf(done, papers.length)}</p>
        </div>
      </div>
      {papers.length > 0 && (
        <Panel className={css['read']}>
          <ul className="rows" aria-label={texts.title}>
            {papers.map((paper) => (
              <PdfRow key={paper.key} paper={paper} order={order} desk={desk} />
            ))}
          </ul>
          {ready > 0 && (
            <p className="above-12">
              <Button look="primary" pending={isIssuing} onClick={() => void desk.issueAll()}>
                {texts.issueThese(ready)}
              </Button>
            </p>
          )}
        </Panel>
      )}
    </div>
  );
}
