import type { OrderFile } from '@wideload/contract';
import { stateName, type PermitStatus } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import type { ApiProblem } from '../../../../lib/api/api-problem.ts';
import type { FieldProblem } from '../../../../lib/forms/form-problems.ts';
import * as texts from './permit-work.texts.ts';
import { FormDrawer } from '../../../../ui/overlay/form-drawer.tsx';
import { TextArea, TextField } from '../../../../ui/form/text-field.tsx';
import { DayRange } from '../../../../product/permit/day-range.tsx';
import { PdfField } from './pdf-field.tsx';
import { parsePermitWork, toPermitWorkForm, type PermitWorkForm } from './permit-work-form.ts';
import { findMoveWords } from './permit-work-words.ts';
import { usePermitChange } from './use-permit-change.ts';

type Permit = OrderFile['permits'][number];
type Props = {
  permit: Permit;
  unit: number;
  status: PermitStatus;
  onClose: () => void;
};

const days = {
  titles: { start: texts.validFrom, end: texts.validTo },
  names: { start: 'validFrom', end: 'validTo' },
};

/** A request that is too large can only be about the file. */
function listRefusedFields({ code, message, errors }: ApiProblem): FieldProblem[] {
  if (code === 'input.too-large') return [{ name: 'document', message }];
  return errors.map(({ path, message: text }) => ({ name: path, message: text }));
}

/** The input stays until the server accepts it. */
export function PermitDrawer({ permit, unit, status, onClose }: Props) {
  // The title stays the same even if another admin changes the permit in the meantime.
  const [words] = useState(() => findMoveWords(permit.status, status));
  const [initial] = useState(() => toPermitWorkForm(permit));
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const { change, doing } = usePermitChange({ permit, unit, onSaved: onClose });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const read = parsePermitWork(form, { permit, status });
    setProblems('problems' in read ? read.problems : []);
    if ('problems' in read) return;
    change.mutate(
      { body: read.body, file: status === 'issued' ? form.file : null },
      { onError: (problem) => setProblems(listRefusedFields(problem)) },
    );
  }

  return (
    <FormDrawer
      title={texts.actOn(words.act, { state: stateName(permit.state), unit })}
      save={words.act}
      onSubmit={submit}
      onClose={onClose}
      isDirty={Object.entries(form).some(([name, value]) => initial[name as keyof PermitWorkForm] !== value)}
      pending={change.isPending}
      problems={problems}
      failure={problems.length === 0 && change.error ? change.error : undefined}
    >
      <div className="stack gap-20">
        <p>{words.detail}</p>
        <Fields
          permit={permit}
          status={status}
          form={form}
          findError={(name) => problems.find((problem) => problem.name === name)?.message}
          change={(parts) => {
            setForm({ ...form, ...parts });
            // The message is about the file that was replaced.
            if ('file' in parts) setProblems(problems.filter(({ name }) => name !== 'document'));
          }}
        />
        <p role="status" className="hidden-when-empty">
          {doing}
        </p>
      </div>
    </FormDrawer>
  );
}

type FieldsProps = {
  permit: Permit;
  status: PermitStatus;
  form: PermitWorkForm;
  findError: (name: string) => string | undefined;
  change: (parts: Partial<PermitWorkForm>) => void;
};

function Fields(props: FieldsProps) {
  const { permit, status, form, findError, change } = props;
  if (status === 'requested' || permit.status === 'issued') return null;
  if (status === 'refused')
    return (
      <TextArea
        label={texts.refusalReason}
        name="reason"
        hint={texts.reasonHint}
        rows={5}
        value={form.reason}
        error={findError('reason')}
        onChange={({ target }) => change({ reason: target.value })}
      />
    );
  return (
    <>
      <TextField
        label={texts.permitNumber}
        name="stateNumber"
        hint={status === 'filed' ? texts.permitNumberHint : undefined}
        optional={status === 'filed'}
        autoComplete="off"
        spellCheck={false}
        value={form.stateNumber}
        error={findError('stateNumber')}
        onChange={({ target }) => change({ stateNumber: target.value })}
      />
      {status === 'issued' && <IssuedFields {...props} />}
    </>
  );
}

function IssuedFields({ permit, form, findError, change }: FieldsProps) {
  return (
    <>
      <DayRange
        {...days}
        value={{ start: form.validFrom, end: form.validTo }}
        findError={findError}
        onChange={({ start, end }) => change({ validFrom: start, validTo: end })}
      />
      <TextField
        label={texts.chargedFee}
        name="chargedFeeCents"
        inputMode="decimal"
        autoComplete="off"
        value={form.fee}
        error={findError('chargedFeeCents')}
        onChange={({ target }) => change({ fee: target.value })}
      />
      <PdfField
        label={texts.issuedPermit}
        name="document"
        file={form.file}
        stored={permit.document}
        error={findError('document')}
        onFile={(file) => change({ file })}
      />
    </>
  );
}
