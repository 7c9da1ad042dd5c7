import {
  describeTypedOtherwise,
  listTypedOtherwise,
  pdfFactNames,
  type TypedFacts,
  describePdfDoubt,
  describePdfDifference,
  describeUnclearFact,
  describeUnreadPages,
} from '@wideload/contract/client';
import { parseDollars } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './pdfs.texts.ts';
import type { ReadPdf } from './pdf.ts';
import type { RowPdf } from './use-line-pdf.ts';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import type { PermitWorkForm } from '../filing/permit-work.ts';

/** A text that cannot be read is left to the form's own problems. */
function read<T>(text: string | undefined, parse: (text: string) => T | null): T | null | undefined {
  return text?.trim() === '' ? null : text === undefined ? undefined : (parse(text) ?? undefined);
}

/** The facts of a PDF, and the fields of the form that they belong to. */
const partOfFact = { number: 'stateNumber', validFrom: 'validFrom', validTo: 'validTo', fee: 'fee' } as const;

type Part = (typeof partOfFact)[keyof typeof partOfFact];
const parts: readonly Part[] = Object.values(partOfFact);

type Facts = Partial<PermitWorkForm>;
/** The form of an act, which may lack a part. */
type PdfFormFields = Partial<Pick<PermitWorkForm, Part>>;
/** `former` are the facts of the PDF that the new one replaces. */
type Filling = { found: Facts; initial: PdfFormFields; former: Facts };

/** The facts of a PDF, where the form has none that was typed. A fact that only the former PDF had goes with it. */
export function fillIn(form: PdfFormFields, { found, initial, former }: Filling): Facts {
  const isOfFormer = (part: Part) => former[part] !== undefined && former[part] === form[part];
  const free = parts.filter((part) => form[part] !== undefined && (form[part] === initial[part] || isOfFormer(part)));
  const changed = free.filter((part) => found[part] !== undefined || isOfFormer(part));
  return Object.fromEntries(changed.map((part) => [part, found[part] ?? initial[part]]));
}

/** The facts typed in a form, for comparison with its PDF. */
export function toTypedFacts({ stateNumber, validFrom, validTo, fee }: PdfFormFields): TypedFacts {
  return {
    number: stateNumber?.trim(),
    validFrom: read(validFrom, parseTypedDay),
    validTo: read(validTo, parseTypedDay),
    feeCents: read(fee, parseDollars),
  };
}

type FoundProps = { read: ReadPdf; form: PdfFormFields; recorded: PdfFormFields; isRefused?: boolean };

/** Everything that a person should check: a doubtful sentence, differences from the order, facts with several values, and unread pages. */
export function Differences({ read: { doubt, differences, unclear, unreadPages = 0 } }: { read: ReadPdf }) {
  if (doubt === null && differences.length + unclear.length + unreadPages === 0) return null;
  return (
    <ul className="bullets">
      {doubt !== null && <li className="danger bold breakable">{describePdfDoubt(doubt)}</li>}
      {differences.map((difference) => (
        <li key={difference.field} className="danger bold">
          {describePdfDifference(difference)}
        </li>
      ))}
      {unclear.map((one) => (
        <li key={`unclear ${one.fact}`} className="danger bold">
          {describeUnclearFact(one)}
        </li>
      ))}
      {unreadPages > 0 && <li className="danger bold">{describeUnreadPages(unreadPages)}</li>}
    </ul>
  );
}

function Found({ read, form, recorded, isRefused = false }: FoundProps) {
  const missing = read.missing.map((fact) => pdfFactNames[fact].toLowerCase()).join(', ');
  const otherwise = listTypedOtherwise(toTypedFacts(form), read);
  const changed = listTypedOtherwise(toTypedFacts(recorded), read);
  const { doubt, differences, unclear, unreadPages = 0 } = read;
  const differs =
    doubt !== null || differences.length + unclear.length + unreadPages + otherwise.length + changed.length > 0;
  return (
    <>
      {!isRefused && !differs && missing === '' && <p>{texts.nothingDiffers}</p>}
      <Differences read={read} />
      {changed.length > 0 && (
        <ul className="bullets">
          {changed.map(({ fact, onPdf, typed }) => (
            <li key={fact}>{texts.recordedOtherwise(pdfFactNames[fact], onPdf, typed)}</li>
          ))}
        </ul>
      )}
      {otherwise.length > 0 && (
        <ul className="bullets">
          {otherwise.map((one) => (
            <li key={one.fact} className="danger bold">
              {describeTypedOtherwise(one)}
            </li>
          ))}
        </ul>
      )}
      {!isRefused && missing !== '' && <p>{texts.notOnPdf(missing)}</p>}
    </>
  );
}

const nothing: PdfFormFields = {};

type LinePaperNoteProps = {
  paper: RowPdf;
  form: PdfFormFields;
  /** The facts of the permit that the PDF amends. */
  recorded?: PdfFormFields;
  onClose: () => void;
};

/** The findings on the PDF that was dropped on the line, or chosen in the form. */
export function RowPdfNote({ paper, form, recorded = nothing, onClose }: LinePaperNoteProps) {
  const { file, isChosen, outcome } = paper;
  if (outcome === null) return <p role="status">{texts.readingFile(file.name)}</p>;
  if ('refused' in outcome && isChosen)
    return (
      <Notice tone="warn" title={texts.doesNotFit(file.name)}>
        <p>
          {outcome.refused} {texts.chooseAnother}
        </p>
        {outcome.read !== null && <Found read={outcome.read} form={form} recorded={recorded} isRefused />}
      </Notice>
    );
  if ('refused' in outcome)
    return (
      <Notice tone="danger" title={texts.notAttached(file.name)}>
        <p>{outcome.refused}</p>
        <p>
          <Button size="small" onClick={onClose}>
            {texts.close}
          </Button>
        </p>
      </Notice>
    );
  return (
    <Notice tone={'unread' in outcome ? 'warn' : 'plain'} title={texts.attached(file.name)}>
      {'unread' in outcome && (
        <p>
          {outcome.unread} {outcome.read === null && texts.typeIt}
        </p>
      )}
      {outcome.read !== null && <Found read={outcome.read} form={form} recorded={recorded} />}
    </Notice>
  );
}
