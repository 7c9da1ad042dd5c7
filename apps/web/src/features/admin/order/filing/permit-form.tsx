import { isWorkable, mayMovePermit, stateName, type PermitStatus } from '@wideload/domain';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangedPermit, Permit } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { useUnsavedQuestion } from '#ui/overlay/modal.tsx';
import { RowPdfNote } from '../pdfs/line-pdf-note.tsx';
import type { RowPdf, RowPdfs } from '../pdfs/use-line-pdf.ts';
import {
  parsePermitWork,
  type PermitAction,
  toPermitWorkForm,
  type PermitWorkForm,
  findMoveWords,
} from './permit-work.ts';
import { issueAllTheSame } from './doubts.texts.ts';
import { useDoubtQuestion } from './use-held-question.tsx';
import * as texts from './permit-work.texts.ts';
import css from './filing-desk.module.css';
import { cancel as cancelWord } from './filing.texts.ts';
import { PermitFields } from './permit-fields.tsx';
import type { PermitProps } from './permit-line.tsx';
import type { FiledPermit } from './use-desk.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { findFileProblem, toPdf } from '../pdfs/pdf.ts';

function formatSaved(permit: Permit, unit: number, { allIssued }: ChangedPermit): string {
  const words = texts.permitIs({ state: stateName(permit.state), unit }, permit.status);
  return allIssued ? `${words} ${texts.allAreIssued}` : words;
}

/** The PDF goes with its act: nothing is stored before. */
function usePermitChange({ permit, unit, onSaved }: { permit: Permit; unit: number; onSaved: () => void }) {
  const client = useQueryClient();
  const params = { id: permit._id };
  const change = useMutation({
    mutationFn: (act: PermitAction) =>
      'file' in act
        ? call(permits.issue, { params, query: act.query, body: toPdf(act.file) })
        : call(permits.change, { params, body: act.body }),
    async onSuccess(changed) {
      showToast({ tone: 'ok', text: formatSaved(changed.permit, unit, changed), topic: 'order-work' });
      onSaved();
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    // Another admin changed the permit first: the page is refetched, and the input stays.
    onError: ({ status }) => (status === 409 ? client.invalidateQueries({ queryKey: ['admin'] }) : undefined),
  });
  const doing = change.variables && 'file' in change.variables ? texts.uploadingThePdf : texts.saving;
  return { change, doing: change.isPending ? doing : undefined };
}

/** The fields that a submit found wrong; each message goes as soon as its field is right. */
function useFieldProblems(current: readonly FieldProblem[]) {
  const [submit, setSubmit] = useState<{ wrong: readonly string[]; refused: readonly FieldProblem[] }>();
  const wrong = current.filter(({ name }) => submit?.wrong.includes(name));
  return {
    submit,
    problems: [...wrong, ...(submit?.refused ?? []).filter(({ name }) => !wrong.some((one) => one.name === name))],
    show: (wrongNow: readonly FieldProblem[], refused: readonly FieldProblem[] = []) =>
      setSubmit({ wrong: wrongNow.map(({ name }) => name), refused }),
    /** A refusal by the server is about the earlier input. */
    forget: (names: readonly string[]) =>
      setSubmit((last) => last && { ...last, refused: last.refused.filter(({ name }) => !names.includes(name)) }),
  };
}

type PermitFormProps = PermitProps & { papers: RowPdfs; to: PermitStatus };

/** A request that is too large can only be about the file. */
function listRefusedFields({ code, message, errors }: ApiProblem): FieldProblem[] {
  if (code === 'input.too-large') return [{ name: 'document', message }];
  return errors.map(({ path, message: text }) => ({ name: path, message: text }));
}

/** The answers of the clerk to questions; `over` is the holder to take the order from. */
type Answers = { over?: string; despiteDoubts?: 'true' };

function withAnswers(act: PermitAction, { over, despiteDoubts }: Answers): PermitAction {
  return 'file' in act ? { ...act, query: { ...act.query, over, despiteDoubts } } : { body: { ...act.body, over } };
}

const fieldOfPart: Record<keyof PermitWorkForm, string> = {
  stateNumber: 'stateNumber',
  validFrom: 'validFrom',
  validTo: 'validTo',
  fee: 'chargedFeeCents',
  reason: 'reason',
  file: 'document',
};

type Shown = { permit: FiledPermit; to: PermitStatus; form: PermitWorkForm };

/** The PDF that the form is about: the attached one, one that is read, or one that was refused at its drop. */
function findPdf(papers: RowPdfs, { permit, to, form }: Shown): RowPdf | null {
  const paper = papers.find(permit);
  if (paper === null || to !== 'issued') return null;
  const { file, isChosen, outcome } = paper;
  const isOpen = !isChosen && (outcome === null || 'refused' in outcome);
  return isOpen || form.file === file ? paper : null;
}

/** An act on a permit, in its line. The input stays until the server accepts it. */
export function PermitForm({ order, permit, unit, desk, papers, to }: PermitFormProps) {
  const title = useId();
  const ref = useRef<HTMLFormElement>(null);
  // The words stay the same even if another admin changes the permit in the meantime.
  const [words] = useState(() => findMoveWords(permit.status, to));
  const form = desk.readForm(permit);
  const read = parsePermitWork(form, { permit, status: to });
  const { submit, problems, show, forget } = useFieldProblems('problems' in read ? read.problems : []);
  const { change: saving, doing } = usePermitChange({
    permit,
    unit,
    onSaved() {
      if (to !== 'issued') return close();
      papers.forget(permit);
      desk.goOn(permit._id);
    },
  });
  const doubts = useDoubtQuestion(issueAllTheSame);
  // Another admin was faster, and the act can no longer be done.
  const isOver = !saving.isPending && (!mayMovePermit(permit.status, to) || !isWorkable(order.status));
  const paper = findPdf(papers, { permit, to, form });
  const isReading = paper?.outcome === null;
  const initial = toPermitWorkForm(permit);
  // Cast: `Object.entries` loses the key type.
  const isDirty = Object.entries(form).some(([name, value]) => initial[name as keyof PermitWorkForm] !== value);
  const { close: cancel, question } = useUnsavedQuestion({ isDirty }, close);

  useEffect(() => {
    const first = ref.current?.querySelector<HTMLElement>('input, textarea') ?? ref.current?.querySelector('button');
    first?.focus();
  }, [isOver]);

  function close() {
    // The typed values are discarded, and the PDF with them.
    papers.forget(permit);
    desk.leaveForm(permit._id);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    cancel();
  }

  function change(parts: Partial<PermitWorkForm>) {
    desk.changeForm(permit, { ...form, ...parts });
    // Cast: `Object.keys` loses the key type.
    forget((Object.keys(parts) as (keyof PermitWorkForm)[]).map((part) => fieldOfPart[part]));
  }

  function attach(file: File | null) {
    change({ file });
    if (file !== null && findFileProblem(file) === null) papers.choose(permit, file);
    else papers.forget(permit);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending || isReading) return;
    show('problems' in read ? read.problems : []);
    if ('problems' in read) return;
    const send = (answers: Answers) =>
      saving.mutate(withAnswers(read, answers), {
        onError(problem) {
          show([], listRefusedFields(problem));
          desk.held.ask(problem, (over) => send({ ...answers, over }));
          doubts.ask(problem, () => send({ ...answers, despiteDoubts: 'true' }));
        },
      });
    send({});
  }

  return (
    <div role="presentation" onKeyDown={closeOnEscape}>
      <form ref={ref} noValidate onSubmit={save} aria-labelledby={title} className={css['form']}>
        <h3 id={title} className="size-body">
          {texts.actOn(words.act, { state: stateName(permit.state), unit })}
        </h3>
        <p className="hint">{words.detail}</p>
        <ErrorSummary problems={problems} submit={submit} />
        {problems.length === 0 && saving.error && <Notice tone="danger">{saving.error.message}</Notice>}
        {isOver && !saving.error && (
          <Notice tone="danger">
            {isWorkable(order.status) ? texts.isNow(permit.status) : texts.orderIsNow(order.status)}
          </Notice>
        )}
        {!isOver && (
          <PermitFields
            order={order}
            permit={permit}
            to={to}
            form={form}
            findError={(name) => problems.find((problem) => problem.name === name)?.message}
            change={change}
            onFile={attach}
          />
        )}
        {paper !== null && !isOver && (
          <div className="above-8">
            <RowPdfNote paper={paper} form={form} onClose={() => papers.forget(permit)} />
          </div>
        )}
        <div className="cluster">
          {!isOver && (
            <Button type="submit" look="primary" size="small" pending={saving.isPending || isReading}>
              {words.act}
            </Button>
          )}
          <Button size="small" onClick={isOver ? close : cancel}>
            {isOver ? texts.closeForm : cancelWord}
          </Button>
          <p role="status" className="hidden-when-empty">
            {doing}
          </p>
        </div>
        {question}
        {doubts.question}
      </form>
    </div>
  );
}
