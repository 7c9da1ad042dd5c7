import { stateName, type PermitStatus } from '@wideload/domain';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { ApiProblem } from '../../../../lib/api/api-problem.ts';
import type { FieldProblem } from '../../../../lib/forms/form-problems.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { parsePermitWork, type PermitWorkForm } from '../permit-work/permit-work-form.ts';
import { findMoveWords } from '../permit-work/permit-work-words.ts';
import * as texts from '../permit-work/permit-work.texts.ts';
import { usePermitChange } from '../permit-work/use-permit-change.ts';
import css from './filing-desk.module.css';
import { cancel } from './filing.texts.ts';
import { PermitFields } from './permit-fields.tsx';
import type { Desk, FiledPermit } from './use-desk.ts';

type PermitFormProps = { permit: FiledPermit; unit: number; desk: Desk; to: PermitStatus };

/** A request that is too large can only be about the file. */
function listRefusedFields({ code, message, errors }: ApiProblem): FieldProblem[] {
  if (code === 'input.too-large') return [{ name: 'document', message }];
  return errors.map(({ path, message: text }) => ({ name: path, message: text }));
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

const fieldOfPart: Record<keyof PermitWorkForm, string> = {
  stateNumber: 'stateNumber',
  validFrom: 'validFrom',
  validTo: 'validTo',
  fee: 'chargedFeeCents',
  reason: 'reason',
  file: 'document',
};

/** An act on a permit, in its line. The input stays until the server accepts it. */
export function PermitForm({ permit, unit, desk, to }: PermitFormProps) {
  const title = useId();
  const ref = useRef<HTMLFormElement>(null);
  // The words stay the same even if another admin changes the permit in the meantime.
  const [words] = useState(() => findMoveWords(permit.status, to));
  const form = desk.readForm(permit);
  const read = parsePermitWork(form, { permit, status: to });
  const { submit, problems, show, forget } = useFieldProblems('problems' in read ? read.problems : []);
  const { change, doing } = usePermitChange({
    permit,
    unit,
    onSaved: () => (to === 'issued' ? desk.goOn(permit._id) : close()),
  });

  useEffect(() => {
    const first = ref.current?.querySelector<HTMLElement>('input, textarea') ?? ref.current?.querySelector('button');
    first?.focus();
  }, []);

  function close() {
    desk.forgetForm(permit._id);
    desk.openForm(null);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    show('problems' in read ? read.problems : []);
    if ('problems' in read) return;
    const { body } = read;
    const send = (over?: string) =>
      change.mutate(
        { body: { ...body, over }, file: to === 'issued' ? form.file : null },
        {
          onError(problem) {
            show([], listRefusedFields(problem));
            desk.held.ask(problem, send);
          },
        },
      );
    send();
  }

  return (
    <form ref={ref} noValidate onSubmit={save} aria-labelledby={title} className={css['form']}>
      <h3 id={title} className="size-body">
        {texts.actOn(words.act, { state: stateName(permit.state), unit })}
      </h3>
      <p className="hint">{words.detail}</p>
      <ErrorSummary problems={problems} submit={submit} />
      {problems.length === 0 && change.error && <Notice tone="danger">{change.error.message}</Notice>}
      <PermitFields
        permit={permit}
        to={to}
        form={form}
        findError={(name) => problems.find((problem) => problem.name === name)?.message}
        change={(parts) => {
          desk.changeForm(permit, { ...form, ...parts });
          // Cast: `Object.keys` loses the key type.
          forget((Object.keys(parts) as (keyof PermitWorkForm)[]).map((part) => fieldOfPart[part]));
        }}
      />
      <div className="cluster">
        <Button type="submit" look="primary" size="small" pending={change.isPending}>
          {words.act}
        </Button>
        <Button size="small" onClick={close}>
          {cancel}
        </Button>
        <p role="status" className="hidden-when-empty">
          {doing}
        </p>
      </div>
    </form>
  );
}
