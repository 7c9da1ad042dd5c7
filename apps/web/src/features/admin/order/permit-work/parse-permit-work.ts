import type { BodyOf, Permit, permits } from '@wideload/contract';
import {
  formatInputMessage,
  maxDocumentBytes,
  permitMessages,
  toFieldMessages,
  type InputCode,
} from '@wideload/contract/client';
import { parseDollars, findPermitAnswerProblems, type PermitStatus } from '@wideload/domain';
import type { FieldProblem } from '../../../../lib/forms/form-problems.ts';
import * as texts from './permit-work.texts.ts';
import { parseTypedDay } from '../../../../product/permit/typed-day.ts';
import type { PermitWorkForm } from './permit-work-form.ts';

type Body = BodyOf<typeof permits.change>;

export const notAnAmount = texts.notAnAmount;

/** Rejects an obvious non-PDF before the upload; the server checks the bytes. */
export function findFileProblem(file: File | null): string | null {
  if (file === null) return null;
  if (file.size > maxDocumentBytes) return formatInputMessage('document.too-large' satisfies InputCode);
  return file.size === 0 ? permitMessages.notPdf : null;
}

/** Empty fields are left to the rules. */
function findUnreadable({ validFrom, validTo, fee }: PermitWorkForm): FieldProblem[] {
  const findDayProblem = (name: string, text: string) =>
    text.trim() !== '' && parseTypedDay(text) === null ? [{ name, message: texts.notADate }] : [];
  return [
    ...findDayProblem('validFrom', validFrom),
    ...findDayProblem('validTo', validTo),
    ...(fee.trim() !== '' && parseDollars(fee) === null ? [{ name: 'chargedFeeCents', message: notAnAmount }] : []),
  ];
}

type To = { permit: Permit; status: PermitStatus };

/** At most one problem for each field. */
export function parsePermitWork(
  form: PermitWorkForm,
  { permit, status }: To,
): { body: Body } | { problems: FieldProblem[] } {
  const answer = {
    stateNumber: form.stateNumber.trim(),
    validFrom: parseTypedDay(form.validFrom),
    validTo: parseTypedDay(form.validTo),
    chargedFeeCents: parseDollars(form.fee),
    reason: form.reason.trim(),
  };
  const from = permit.status;
  if (status === 'requested' || from === 'issued') return { body: { from, status } };
  if (status === 'refused')
    return checkAnswer({ from, status, reason: answer.reason }, [], { ...answer, hasDocument: false });
  if (status === 'filed') return { body: { from, status, stateNumber: answer.stateNumber } };
  const tooLarge = findFileProblem(form.file);
  const wrong = [...findUnreadable(form), ...(tooLarge === null ? [] : [{ name: 'document', message: tooLarge }])];
  const { reason, ...facts } = answer;
  const hasDocument = form.file !== null || permit.document !== null;
  return checkAnswer({ from, status, ...facts }, wrong, { ...facts, reason, hasDocument });
}

type Answer = Parameters<typeof findPermitAnswerProblems>[1];

function checkAnswer(
  body: Body,
  wrong: readonly FieldProblem[],
  answer: Answer,
): { body: Body } | { problems: FieldProblem[] } {
  const missing = toFieldMessages(findPermitAnswerProblems(body.status, answer))
    .map(({ path, message }) => ({ name: path, message }))
    .filter(({ name }) => !wrong.some((problem) => problem.name === name));
  const problems = sortProblems([...wrong, ...missing]);
  return problems.length === 0 ? { body } : { problems };
}

const fields = ['stateNumber', 'validFrom', 'validTo', 'chargedFeeCents', 'reason', 'document'];

function sortProblems(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.toSorted((a, b) => fields.indexOf(a.name) - fields.indexOf(b.name));
}
