import type { OrderFile } from '@wideload/contract';
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { buildButtonClass, Button } from '#ui/button.tsx';
import { buildDescription, useFieldIds } from '#ui/form/field.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import css from './pdfs-drop.module.css';
import { findReady, findObstacle, findPermitOf, isChosen, type MatchedPdf, type Paper } from './pdf.ts';
import * as texts from './pdfs.texts.ts';
import { useDroppedPdfs } from './use-pdfs.ts';
import { describePdfProblem, pdfFactNames } from '@wideload/contract/client';
import { cents, formatDollars, stateName } from '@wideload/domain';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { fromTo } from '#product/permit/permit.texts.ts';
import { formatPermitStatus } from '#product/permit/permit-signs.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { describeExpectedFee } from '../filing/expected-fee-words.ts';
import { Differences } from './line-pdf-note.tsx';
import { findUnitNumber } from '#product/permit/unit-number.ts';

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

type RowProps = { paper: Paper; order: OrderFile; desk: ReturnType<typeof useDroppedPdfs> };

function FoundFacts({ read, expectedFee }: { read: MatchedPdf; expectedFee: string | undefined }) {
  const { number, validFrom, validTo, feeCents } = read;
  const days =
    validFrom === null || validTo === null
      ? null
      : fromTo(formatWeekdayAndDay(validFrom), formatWeekdayAndDay(validTo));
  return (
    <>
      <DataList
        columns={3}
        facts={[
          { term: pdfFactNames.number, value: number },
          { term: pdfFactNames.validFrom, value: days },
          { term: pdfFactNames.fee, value: feeCents === null ? null : formatDollars(cents(feeCents)) },
        ]}
      />
      {expectedFee !== undefined && <p className="hint">{texts.aboutFee(expectedFee)}</p>}
    </>
  );
}

function Matched({ paper, order, desk, read }: RowProps & { read: MatchedPdf }) {
  const permit = findPermitOf(paper, order);
  const obstacle = findObstacle(paper, desk.papers, order);
  if (permit === undefined) return null;
  const unit = findUnitNumber(order.units, permit);
  const missing = read.missing.map((fact) => pdfFactNames[fact].toLowerCase()).join(', ');
  return (
    <>
      <p className="bold">{texts.permitOf(stateName(permit.state), unit)}</p>
      <FoundFacts read={read} expectedFee={describeExpectedFee(order, permit)} />
      {paper.isIssued && <p>{texts.issued}</p>}
      {!paper.isIssued && obstacle === 'settled' && (
        <p>{texts.alreadyIs(formatPermitStatus(permit.status).toLowerCase())}</p>
      )}
      {obstacle === 'twice' && <p>{texts.twice}</p>}
      {!paper.isIssued && obstacle !== 'settled' && <Differences read={read} />}
      {obstacle === 'differs' && <p>{texts.byHand}</p>}
      {missing !== '' && <p>{texts.notFound(missing)}</p>}
      {!paper.isIssued && obstacle === null && (
        <>
          {missing === '' && <p>{texts.nothingDiffers}</p>}
          <Checkbox
            label={read.doubt === null ? texts.issueIt : texts.issueLookedAt}
            checked={isChosen(paper)}
            onChange={({ target }) => desk.keep(paper.key, target.checked)}
          />
        </>
      )}
    </>
  );
}

/** One PDF with what was found on it. */
function PdfRow(props: RowProps) {
  const { paper, desk } = props;
  const { file, read, failure } = paper;
  return (
    <li className="stack gap-8">
      <div className="spread">
        <h3 className="size-body breakable">{file.name}</h3>
        <Button size="small" onClick={() => desk.remove(paper.key)} aria-label={texts.removeFile(file.name)}>
          {texts.remove}
        </Button>
      </div>
      {read === null && failure === null && <p>{texts.reading}</p>}
      {failure !== null && (
        <p role="alert" className="danger">
          {failure}
        </p>
      )}
      {failure !== null && read === null && (
        <p>
          <Button size="small" onClick={() => desk.readAgain(paper)}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
      {read?.ok === false && <p className="danger">{describePdfProblem(read)}</p>}
      {read?.ok === true && <Matched {...props} read={read} />}
    </li>
  );
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
