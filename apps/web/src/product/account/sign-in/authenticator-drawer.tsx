import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AuthenticatorCodeBody } from '@wideload/contract';
import { signInMethods } from '@wideload/contract/client';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { showToast } from '#lib/toast.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import css from './sign-in-methods.module.css';
import { signInMethodsQuery } from './sign-in-methods.queries.ts';
import * as texts from './sign-in-methods.texts.ts';

type Props = { onCodes: (codes: string[]) => void; onClose: () => void };

/** In fours, as people read and type it. */
const toGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function AuthenticatorDrawer({ onCodes, onClose }: Props) {
  const client = useQueryClient();
  // One secret for each opening: asking again would replace the one that was scanned.
  const begun = useQuery({
    queryKey: ['new-authenticator'],
    queryFn: () => call(signInMethods.beginAuthenticator, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const form = useForm({
    resolver: createSchemaResolver(AuthenticatorCodeBody),
    defaultValues: { code: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: { code: string }) => call(signInMethods.confirmAuthenticator, { body }),
    taken: { code: 'second-factor.wrong', field: 'code' },
    async onSaved({ recoveryCodes }) {
      await client.invalidateQueries(signInMethodsQuery);
      showToast({ tone: 'ok', text: texts.appAdded });
      onCodes(recoveryCodes);
    },
  });
  return (
    <FormDrawer
      title={texts.setUpApp}
      save={texts.confirmTheCode}
      onSubmit={submit}
      onClose={onClose}
      isDirty={form.formState.isDirty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      <div className="stack gap-16">
        {begun.isPending && <ListSkeleton rows={3} />}
        {begun.error && <FailedState failure={begun.error} onRetry={() => void begun.refetch()} />}
        {begun.data && (
          <>
            <p>{texts.scanThis}</p>
            <QrCode text={begun.data.uri} label={texts.pictureOfSecret} />
            <div>
              <p className="hint">{texts.secretByHand}</p>
              <p className={css['secret']}>{toGroups(begun.data.secret)}</p>
            </div>
          </>
        )}
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.register('code')}
          error={findMessage(form.formState.errors, 'code')}
        />
      </div>
    </FormDrawer>
  );
}
