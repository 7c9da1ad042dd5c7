import type { OrderFile } from '@wideload/contract';
import { describePdfProblem, pdfFactNames } from '@wideload/contract/client';
import { cents, formatDollars, stateName } from '@wideload/domain';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { fromTo } from '#product/permit/permit.texts.ts';
import { formatPermitStatus } from '#product/permit/permit-signs.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { describeExpectedFee } from '../filing/expected-fee-words.ts';
import { Differences } from './pdf-differences.tsx';
import { findObstacle, findPermitOf, type MatchedPdf, type Paper } from './pdf.ts';
import * as texts from './pdfs.texts.ts';
import type { useDroppedPdfs } from './use-pdfs.ts';
import { findUnitNumber } from '#product/permit/unit-number.ts';

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
      {obstacle === 'differs' && (
        <>
          <Differences read={read} />
          <p>{texts.byHand}</p>
        </>
      )}
      {missing !== '' && <p>{texts.notFound(missing)}</p>}
      {!paper.isIssued && obstacle === null && (
        <>
          {missing === '' && <p>{texts.nothingDiffers}</p>}
          <Checkbox
            label={texts.issueIt}
            checked={paper.isKept}
            onChange={({ target }) => desk.keep(paper.key, target.checked)}
          />
        </>
      )}
    </>
  );
}

/** One PDF with what was found on it. */
export function PdfRow(props: RowProps) {
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
