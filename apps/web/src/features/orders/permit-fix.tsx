import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Permit, permits as contract } from '@wideload/contract';
import { permits } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { call } from '../../lib/api.ts';
import type { FieldProblem } from '../../lib/form-problems.ts';
import { toast } from '../../lib/toast.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FieldGrid } from '../../ui/panel.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { DayRange } from './day-range.tsx';
import css from './permit-fix.module.css';
import { fieldOf, permitFixBodyOf, permitFixFormOf, type PermitFixForm } from './permit-fix-form.ts';

type Props = { permit: Permit; unit: number; onClose: () => void };
type Body = BodyOf<typeof contract.resubmit>;

const titles = { start: 'Start date', end: 'End date' };
const names = { start: 'date.startDate', end: 'date.endDate' };

function useResubmission({ permit, unit, onClose }: Props) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(permits.resubmit, { params: { id: permit._id }, body }),
    async onSuccess() {
      toast({ tone: 'ok', text: `The ${stateName(permit.state)} permit for unit ${unit} is asked for again.` });
      onClose();
      await client.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}

/** Puts a refused permit right and asks for it again. What was typed stays until the server has taken it. */
export function PermitFix(props: Props) {
  const { permit, unit, onClose } = props;
  const [form, setForm] = useState(() => permitFixFormOf(permit));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const resubmission = useResubmission(props);
  const change = (parts: Partial<PermitFixForm>) => setForm({ ...form, ...parts });
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (resubmission.isPending) return;
    const read = permitFixBodyOf(form, permit);
    setProblems('problems' in read ? read.problems : []);
    if ('problems' in read) return;
    resubmission.mutate(read.body, {
      onError: ({ errors }) => setProblems(errors.map(({ path, message }) => ({ name: fieldOf(path), message }))),
    });
  }

  return (
    <FormDrawer
      title={`Fix and resubmit: ${stateName(permit.state)}, unit ${unit}`}
      save="Resubmit permit"
      onSubmit={submit}
      onClose={onClose}
      isDirty={JSON.stringify(form) !== JSON.stringify(permitFixFormOf(permit))}
      pending={resubmission.isPending}
      problems={problems}
      failure={problems.length === 0 && resubmission.error ? resubmission.error : undefined}
    >
      <div className={css['fields']}>
        <Notice tone="warn" title="Why it was refused">
          <p className={css['reason']}>{permit.refusalReason}</p>
        </Notice>
        <p>Nothing more is charged. What is wrong with the load itself a representative changes with you.</p>
        <DayRange titles={titles} names={names} value={form} errorOf={errorOf} onChange={change} />
        <FieldGrid columns={2}>
          <Place end="origin" label="Origin" form={form} errorOf={errorOf} change={change} />
          <Place end="destination" label="Destination" form={form} errorOf={errorOf} change={change} />
        </FieldGrid>
        <TextArea
          label="Comment"
          optional
          name="comment"
          value={form.comment}
          error={errorOf('comment')}
          onChange={({ target }) => change({ comment: target.value })}
        />
        <TextArea
          label="Your answer"
          optional
          name="answer"
          hint="For whoever files the permit again: what you have changed, or why the state may say yes."
          value={form.answer}
          error={errorOf('answer')}
          onChange={({ target }) => change({ answer: target.value })}
        />
      </div>
    </FormDrawer>
  );
}

type PlaceProps = {
  end: 'origin' | 'destination';
  label: string;
  form: PermitFixForm;
  errorOf: (name: string) => string | undefined;
  change: (parts: Partial<PermitFixForm>) => void;
};

function Place({ end, label, form, errorOf, change }: PlaceProps) {
  return (
    <TextField
      label={label}
      name={`route.${end}`}
      hint="Latitude, longitude"
      value={form[end]}
      error={errorOf(`route.${end}`)}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => change({ [end]: target.value })}
    />
  );
}
