import type { BodyOf, OrderEvent, Permit, permits, QueryOf } from '@wideload/contract';
import { findEmptyFieldMessage, toFieldMessages } from '@wideload/contract/client';
import { parseDollars, findPermitAnswerProblems, type PermitStatus, cents, formatDollars } from '@wideload/domain';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import * as texts from './permit-work.texts.ts';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import { findFileProblem, toStoredName } from '../pdfs/pdf.ts';

/** An issue goes with its PDF. */
export type PermitAction =
  | { body: BodyOf<typeof permits.change> }
  | { query: QueryOf<typeof permits.issue>; file: File };

export const notAnAmount = texts.notAnAmount;

export type PermitWorkForm = {
  stateNumber: string;
  validFrom: string;
  validTo: string;
  fee: string;
  reason: string;
  /** The chosen PDF, not stored yet. */
  file: File | null;
};

/** The fee is not the one that was sold: only the PDF or the clerk knows what the state charged. */
export function toPermitWorkForm(permit: Permit): PermitWorkForm {
  const { stateNumber, validFrom, validTo, chargedFeeCents, date } = permit;
  return {
    stateNumber,
    validFrom: validFrom ?? date.startDate,
    validTo: validTo ?? date.endDate,
    fee: chargedFeeCents === null ? '' : formatDollars(cents(chargedFeeCents)),
    reason: '',
    file: null,
  };
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
): PermitAction | { problems: FieldProblem[] } {
  const answer = {
    stateNumber: form.stateNumber.trim(),
    validFrom: parseTypedDay(form.validFrom),
    validTo: parseTypedDay(form.validTo),
    chargedFeeCents: parseDollars(form.fee),
    reason: form.reason.trim(),
  };
  const from = permit.status;
  if (status === 'requested' || from === 'issued') return { body: { from, status } };
  if (status === 'refused') {
    const emptyField = findEmptyFieldMessage(answer.reason);
    const unfilled = emptyField === undefined ? [] : [{ name: 'reason', message: emptyField }];
    const problems = findProblems('refused', unfilled, { ...answer, hasDocument: false });
    return problems.length > 0 ? { problems } : { body: { from, status, reason: answer.reason } };
  }
  if (status === 'filed') return { body: { from, status, stateNumber: answer.stateNumber } };
  const { file } = form;
  const wrongFile = findFileProblem(file);
  const wrong = [...findUnreadable(form), ...(wrongFile === null ? [] : [{ name: 'document', message: wrongFile }])];
  const problems = findProblems('issued', wrong, { ...answer, hasDocument: file !== null });
  if (problems.length > 0 || file === null) return { problems };
  const { stateNumber, validFrom, validTo, chargedFeeCents } = answer;
  const days = { validFrom: validFrom ?? undefined, validTo: validTo ?? undefined };
  return {
    query: { from, name: toStoredName(file), stateNumber, ...days, chargedFeeCents: String(chargedFeeCents) },
    file,
  };
}

type Answer = Parameters<typeof findPermitAnswerProblems>[1];

function findProblems(status: PermitStatus, wrong: readonly FieldProblem[], answer: Answer): FieldProblem[] {
  const missing = toFieldMessages(findPermitAnswerProblems(status, answer))
    .map(({ path, message }) => ({ name: path, message }))
    .filter(({ name }) => !wrong.some((problem) => problem.name === name));
  return sortProblems([...wrong, ...missing]);
}

const fields = ['stateNumber', 'validFrom', 'validTo', 'chargedFeeCents', 'reason', 'document'];

function sortProblems(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.toSorted((a, b) => fields.indexOf(a.name) - fields.indexOf(b.name));
}

const ONE_REQUEST_MS = 1000;

type PermitEvent = Extract<OrderEvent, { what: 'permit' }>;

/** Why the state refused a permit that the carrier has sent again, and what the carrier says about it; null once anybody has gone on with it. */
export function findResubmission(
  events: readonly OrderEvent[],
  { state, unit }: PermitEvent['permit'],
): { reason: string; answer: string } | null {
  const own = events.filter(
    (event): event is PermitEvent =>
      event.what === 'permit' && event.permit.state === state && event.permit.unit === unit,
  );
  const again = own.at(-1);
  if (again?.from !== 'refused' || again.to !== 'requested' || again.who !== 'owner') return null;
  // Permits that were sent together share one answer, which a rejected order keeps at its own event.
  const sentAt = Date.parse(again.at);
  const answers = events.filter(
    ({ at, who, comment }) => who === 'owner' && comment !== '' && Math.abs(Date.parse(at) - sentAt) < ONE_REQUEST_MS,
  );
  return { reason: own.at(-2)?.comment ?? '', answer: answers.map(({ comment }) => comment).join('\n') };
}

type MoveWords = {
  act: string;
  detail: string;
};

export function findMoveWords(from: PermitStatus, to: PermitStatus): MoveWords {
  if (from === 'issued')
    return {
      act: texts.takeBack,
      detail: texts.takeBackDetail,
    };
  if (from === 'refused') return { act: texts.askAgain, detail: texts.askAgainDetail };
  return words[to];
}

const words: Record<PermitStatus, MoveWords> = {
  requested: {
    act: texts.backToRequested,
    detail: texts.backToRequestedDetail,
  },
  filed: { act: texts.file, detail: texts.fileDetail },
  issued: { act: texts.issue, detail: texts.issueDetail },
  refused: {
    act: texts.refuse,
    detail: texts.refuseDetail,
  },
  voided: { act: texts.voidPermit, detail: texts.voidDetail },
};
