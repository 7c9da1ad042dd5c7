import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CombinationBody } from '@wideload/contract';
import { combinations } from '@wideload/contract/client';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './offers.texts.ts';
import { Button } from '#ui/button.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { combinationsQuery } from './combinations.queries.ts';
import { formatLoad } from './combination.ts';

type SaveCombinationProps = { content: Omit<CombinationBody, 'name'>; name: string; onClose: () => void };

export function SaveCombination({ content, name: suggested, onClose }: SaveCombinationProps) {
  const client = useQueryClient();
  const [name, setName] = useState(suggested);
  const field = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: () => call(combinations.create, { body: { ...content, name } }),
    async onSuccess(saved) {
      await client.invalidateQueries(combinationsQuery);
      showToast({ tone: 'ok', text: texts.isSaved(saved.name) });
      onClose();
    },
  });
  const message =
    save.error === null ? undefined : (save.error.errors.find(({ path }) => path === 'name') ?? save.error).message;

  useEffect(() => {
    if (message !== undefined) field.current?.focus();
  }, [message]);

  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }

  return (
    <Modal
      title={texts.saveThisCombination}
      size="small"
      isDirty={name !== suggested}
      onClose={onClose}
      actions={
        <>
          <CancelButton />
          <Button look="primary" pending={save.isPending} onClick={() => save.mutate()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.keptTogether(formatLoad(content))}</p>
      <div className="above-16">
        <TextField
          ref={field}
          label={texts.nameOfTheCombination}
          name="combination.name"
          autoComplete="off"
          maxLength={80}
          data-autofocus=""
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            save.reset();
          }}
          onKeyDown={submitOnEnter}
          error={message}
        />
      </div>
    </Modal>
  );
}
