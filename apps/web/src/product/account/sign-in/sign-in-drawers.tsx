import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AuthenticatorCodeBody, PasskeyNameBody, type Passkey } from '@wideload/contract';
import { signInMethods } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import { showToast } from '#lib/toast.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import css from './sign-in-methods.module.css';
import { signInMethodsQuery } from './sign-in-methods.queries.ts';
import * as texts from './sign-in-methods.texts.ts';
import { createPasskey } from './passkeys.ts';

type AuthenticatorProps = { onCodes: (codes: string[]) => void; onClose: () => void };

/** In fours, as people read and type it. */
const toGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function AuthenticatorDrawer({ onCodes, onClose }: AuthenticatorProps) {
  const client = useQueryClient();
  // One secret for each opening: asking again would replace the one that was scanned.
  const begun = useQuery({
    queryKey: ['new-authenticator'],
    queryFn: () => call(signInMethods.beginAuthenticator, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const form = useSchemaForm(AuthenticatorCodeBody, { code: '' });
  const { drawer } = useFormSave(form, {
    save: (body: { code: string }) => call(signInMethods.confirmAuthenticator, { body }),
    taken: { code: 'second-factor.wrong', field: 'code' },
    async onSaved({ recoveryCodes }) {
      await client.invalidateQueries(signInMethodsQuery);
      showToast({ tone: 'ok', text: texts.appAdded });
      onCodes(recoveryCodes);
    },
  });
  return (
    <FormDrawer title={texts.setUpApp} save={texts.confirmTheCode} onClose={onClose} {...drawer}>
      <div className="stack gap-16">
        {begun.isPending && <ListSkeleton rows={3} />}
        <FailedQuery query={begun} />
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

type PasskeyNameProps = {
  title: string;
  action: string;
  name: string;
  save: (name: string) => Promise<unknown>;
  saidAfter: (name: string) => string;
  isChange?: boolean;
  onClose: () => void;
};

function PasskeyNameDrawer({ title, action, name, save, saidAfter, isChange = false, onClose }: PasskeyNameProps) {
  const client = useQueryClient();
  const form = useSchemaForm(PasskeyNameBody, { name });
  const { drawer } = useFormSave(form, {
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
    <FormDrawer title={title} save={action} onClose={onClose} {...drawer}>
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

async function makePasskey(name: string): Promise<void> {
  const passkey = await createPasskey(await call(signInMethods.newPasskeyOptions, {}));
  if (passkey === null) throw new Error(texts.passkeyNotMade);
  await call(signInMethods.addPasskey, { body: { name, passkey } });
}

export function AddPasskeyDrawer({ onClose }: { onClose: () => void }) {
  const { addPasskey: action, passkeyAdded: saidAfter } = texts;
  return <PasskeyNameDrawer title={action} name="" save={makePasskey} {...{ action, saidAfter, onClose }} />;
}

export function RenamePasskeyDrawer({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { _id: id, name } = passkey;
  return (
    <PasskeyNameDrawer
      title={texts.renamePasskey}
      action={texts.saveName}
      name={name}
      saidAfter={texts.passkeyRenamed}
      isChange
      save={(chosen) => call(signInMethods.renamePasskey, { params: { id }, body: { name: chosen } })}
      onClose={onClose}
    />
  );
}
