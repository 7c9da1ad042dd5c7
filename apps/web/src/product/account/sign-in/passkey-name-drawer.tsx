import { useQueryClient } from '@tanstack/react-query';
import { PasskeyNameBody } from '@wideload/contract';
import { useForm } from 'react-hook-form';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { showToast } from '#lib/toast.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { signInMethodsQuery } from './sign-in-methods.queries.ts';
import * as texts from './sign-in-methods.texts.ts';

type Props = {
  title: string;
  action: string;
  name: string;
  save: (name: string) => Promise<unknown>;
  saidAfter: (name: string) => string;
  isChange?: boolean;
  onClose: () => void;
};

export function PasskeyNameDrawer({ title, action, name, save, saidAfter, isChange = false, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm({
    resolver: createSchemaResolver(PasskeyNameBody),
    defaultValues: { name },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    async save(body: { name: string }) {
      await save(body.name);
      return body;
    },
    isChange,
    async onSaved(saved) {
      await client.invalidateQueries(signInMethodsQuery);
      showToast({ tone: 'ok', text: saidAfter(saved.name) });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={title}
      save={action}
      onSubmit={submit}
      onClose={onClose}
      isDirty={form.formState.isDirty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      <TextField
        label={texts.passkeyName}
        hint={texts.passkeyNameHint}
        autoComplete="off"
        {...form.register('name')}
        error={findMessage(form.formState.errors, 'name')}
      />
    </FormDrawer>
  );
}
