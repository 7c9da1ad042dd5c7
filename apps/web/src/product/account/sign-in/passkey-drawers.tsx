import type { Passkey } from '@wideload/contract';
import { signInMethods } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { createPasskey } from './passkeys.ts';
import { PasskeyNameDrawer } from './passkey-name-drawer.tsx';
import * as texts from './sign-in-methods.texts.ts';

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
