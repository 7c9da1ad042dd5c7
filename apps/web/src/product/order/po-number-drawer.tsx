import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatFieldError } from '@wideload/contract/client';
import { checkPoNumber } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { useSubmitProblems } from '#lib/forms/submit-problems.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './po-number.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { BodyOf, orders } from '@wideload/contract';

export type PoNumberChange = {
  poNumber: string;
  send: (body: BodyOf<typeof orders.changePoNumber>) => Promise<unknown>;
};

type Props = PoNumberChange & { onClose: () => void };

const stale = [['orders'], ['admin']];

function useChange({ poNumber: from, send, onClose }: Props) {
  const client = useQueryClient();
  const refresh = () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: (poNumber: string) => send({ poNumber, from }),
    async onSuccess() {
      showToast({ tone: 'ok', title: texts.saved, text: texts.savedForReceipts });
      onClose();
      await refresh();
    },
    // The page behind the drawer then shows the current number, and a retry replaces it.
    onError: (error) => (isProblem(error, 'order.stale') ? refresh() : undefined),
  });
}

function listProblems({ poNumber }: { poNumber: string }): FieldProblem[] {
  const error = checkPoNumber(poNumber);
  return error === null ? [] : [{ name: 'poNumber', message: formatFieldError(error) }];
}

export function PoNumberDrawer(props: Props) {
  const { onClose } = props;
  const [before] = useState(props.poNumber);
  const [form, setForm] = useState({ poNumber: before });
  const [problems, setProblems] = useSubmitProblems(form, listProblems);
  const change = useChange(props);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    const found = listProblems(form);
    setProblems(found);
    if (found.length === 0) change.mutate(form.poNumber.trim());
  }

  return (
    <FormDrawer
      title={texts.changePoNumber}
      save={texts.save}
      onSubmit={submit}
      onClose={onClose}
      isDirty={form.poNumber !== before}
      pending={change.isPending}
      problems={problems}
      failure={problems.length === 0 && change.error ? change.error : undefined}
    >
      <div className="stack gap-20">
        <TextField
          label={texts.poNumber}
          name="poNumber"
          optional
          hint={texts.hint}
          value={form.poNumber}
          error={problems[0]?.message}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setForm({ poNumber: target.value })}
        />
        <p>{texts.receipts}</p>
      </div>
    </FormDrawer>
  );
}
