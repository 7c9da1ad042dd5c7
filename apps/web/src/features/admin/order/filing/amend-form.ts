import type { Permit, permits, QueryOf } from '@wideload/contract';
import { permitMessages, toFieldMessages } from '@wideload/contract/client';
import {
  cents,
  findPermitAnswerProblems,
  formatDollars,
  parseDollars,
  parseLength,
  parsePounds,
  usualLengths,
  type GrantedField,
} from '@wideload/domain';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import { figureFields, formatFigure } from './figure-fields.ts';
import { notAnAmount } from './permit-work.ts';
import { findFileProblem, toStoredName } from '../pdfs/pdf.ts';
import * as texts from './issued.texts.ts';

export type AmendForm = Record<GrantedField | 'stateNumber' | 'validFrom' | 'validTo' | 'fee', string> & {
  file: File | null;
};

type Query = QueryOf<typeof permits.amend>;
export type ReadAmendment = { query: Query; file: File } | { problems: FieldProblem[] };

export function toAmendForm({ stateNumber, validFrom, validTo, chargedFeeCents, granted }: Permit): AmendForm {
  return {
    stateNumber,
    validFrom: validFrom ?? '',
    validTo: validTo ?? '',
    fee: chargedFeeCents === null ? '' : formatDollars(cents(chargedFeeCents)),
    width: formatFigure('width', granted.width),
    height: formatFigure('height', granted.height),
    length: formatFigure('length', granted.length),
    weight: formatFigure('weight', granted.weight),
    file: null,
  };
}

/** Undefined for an empty field, null for one that cannot be read. */
export function readFigure(field: GrantedField, text: string): number | null | undefined {
  if (text.trim() === '') return undefined;
  if (field === 'weight') {
    const parsed = parsePounds(text);
    return parsed.ok ? parsed.pounds : null;
  }
  const parsed = parseLength(text, usualLengths[field]);
  return parsed.ok ? parsed.inches : null;
}

export function parseAmendForm(form: AmendForm, { version }: Permit): ReadAmendment {
  const [validFrom, validTo] = [parseTypedDay(form.validFrom), parseTypedDay(form.validTo)];
  const { file } = form;
  const stateNumber = form.stateNumber.trim();
  const chargedFeeCents = parseDollars(form.fee);
  const isUnreadable = chargedFeeCents === null && form.fee.trim() !== '';
  const facts = { stateNumber, validFrom, validTo, chargedFeeCents: isUnreadable ? 0 : chargedFeeCents };
  const answer = { ...facts, reason: '', hasDocument: file !== null };
  const figures = figureFields.map((field) => ({ field, figure: readFigure(field, form[field]) }));
  const wrongFile = findFileProblem(file);
  const problems: FieldProblem[] = [
    ...toFieldMessages(findPermitAnswerProblems('issued', answer)).map(({ path, message }) => ({
      name: path,
      message,
    })),
    ...(isUnreadable ? [{ name: 'chargedFeeCents', message: notAnAmount }] : []),
    ...figures.flatMap(({ field, figure }) =>
      figure === null || figure === 0
        ? [{ name: field, message: field === 'weight' ? texts.notAWeight : texts.notALength }]
        : [],
    ),
    ...(wrongFile === null ? [] : [{ name: 'document', message: wrongFile }]),
  ];
  if (problems.length > 0 || file === null || validFrom === null || validTo === null || chargedFeeCents === null)
    return { problems: problems.length > 0 ? problems : [{ name: 'document', message: permitMessages.notPdf }] };
  const given = Object.fromEntries(figures.flatMap(({ field, figure }) => (figure ? [[field, figure]] : [])));
  const fee = { chargedFeeCents: String(chargedFeeCents) };
  const query = { version, name: toStoredName(file), stateNumber, validFrom, validTo, ...fee, ...given };
  return { query, file };
}
