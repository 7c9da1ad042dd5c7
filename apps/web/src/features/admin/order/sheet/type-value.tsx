import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FilingAskRef, OrderFile } from '@wideload/contract';
import { appMessages, orderFile } from '@wideload/contract/client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { FilingInput } from '#product/permit/filing-field.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import type { useHeldQuestion } from '../filing/use-held-question.tsx';
import { orderFileQuery } from '../order-file.queries.ts';
import * as texts from './sheet.texts.ts';

/** The order whose sheet takes typed values. `saved` is the last one: its row takes the focus once it shows the new value. */
export type Typing = {
  orderId: string;
  held: ReturnType<typeof useHeldQuestion>;
  saved: FilingAskRef | null;
  onSaved: (entry: FilingAskRef) => void;
};

function useFillSheet({ orderId, held, onSaved }: Typing, { entry, label }: Pick<TypeValueProps, 'entry' | 'label'>) {
  const client = useQueryClient();
  const saving = useMutation<OrderFile, ApiProblem, { value: string; over?: string }>({
    mutationFn: ({ value, over }) =>
      call(orderFile.fillSheet, { params: { id: orderId }, body: { values: [{ ...entry, value }], over } }),
    onSuccess(file) {
      onSaved(entry);
      client.setQueryData(orderFileQuery(orderId).queryKey, file);
      showToast({ text: texts.valueSaved(label), tone: 'ok' });
      return client.invalidateQueries({ queryKey: ['admin', 'queue'] });
    },
    onError: (problem, { value }) => void held.ask(problem, (over) => saving.mutate({ value, over })),
  });
  return saving;
}

type TypeValueProps = { label: string; entry: FilingAskRef; given: string; typing: Typing; onClose: () => void };

/** A value of the sheet, typed while the carrier is on the phone. */
export function TypeValue({ label, entry, given, typing, onClose }: TypeValueProps) {
  const [value, setValue] = useState(given);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saving = useFillSheet(typing, { entry, label });
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const isEmpty = value.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isEmpty || saving.isPending) return;
    if (value.trim() === given) onClose();
    else saving.mutate({ value });
  }
  return (
    <div
      role="presentation"
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onClose();
      }}
    >
      <form ref={form} noValidate aria-label={texts.typeValue(label)} className="stack gap-8" onSubmit={submit}>
        <FilingInput
          filingKey={entry.key}
          name={`sheet.${entry.key}`}
          optional={false}
          value={value}
          onChange={setValue}
          error={isTried && isEmpty ? appMessages['field.missing'] : undefined}
        />
        {saving.error && saving.error.code !== 'claim.held' && <Notice tone="danger">{saving.error.message}</Notice>}
        <div className="cluster gap-8">
          <Button type="submit" size="small" look="primary" pending={saving.isPending}>
            {texts.saveValue}
          </Button>
          <Button size="small" onClick={onClose}>
            {texts.leaveValue}
          </Button>
        </div>
      </form>
    </div>
  );
}
