import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { signInMethodsQuery } from './sign-in-methods.queries.ts';
import { signInMethods } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { ConfirmedChange } from '../confirmed-change.tsx';
import { ShownOnceModal } from '../shown-once-modal.tsx';
import * as texts from './sign-in-methods.texts.ts';
import type { Passkey } from '@wideload/contract';
import { hasPasskeys } from './passkeys.ts';

const AuthenticatorDrawer = createLazyPart(async () => (await import('./sign-in-drawers.tsx')).AuthenticatorDrawer);

function RemoveApp({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmedChange
      title={texts.removeAppQuestion}
      confirm={texts.removeApp}
      change={() => call(signInMethods.removeAuthenticator, {})}
      stale={signInMethodsQuery.queryKey}
      done={texts.appRemoved}
      onClose={onClose}
    >
      <p>{texts.removedApp}</p>
    </ConfirmedChange>
  );
}

function NewCodes({ onCodes, onClose }: { onCodes: (codes: string[]) => void; onClose: () => void }) {
  const client = useQueryClient();
  const replacement = useMutation({
    mutationFn: () => call(signInMethods.newRecoveryCodes, {}),
    async onSuccess({ recoveryCodes }) {
      await client.invalidateQueries(signInMethodsQuery);
      onCodes(recoveryCodes);
    },
  });
  return (
    <ConfirmModal
      title={texts.newCodesQuestion}
      confirm={texts.newCodes}
      look="primary"
      pending={replacement.isPending}
      error={replacement.error?.message}
      onConfirm={() => replacement.mutate()}
      onCancel={onClose}
    >
      <p>{texts.oldCodesGo}</p>
    </ConfirmModal>
  );
}

type Open = 'setting-up' | 'removing' | 'replacing' | { codes: readonly string[] };

function AuthenticatorSection({ since, codesLeft }: { since: string | null; codesLeft: number }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const showCodes = (codes: string[]) => setOpen({ codes });
  return (
    <Section
      title={texts.authenticatorApp}
      intro={texts.whatTheAppDoes}
      action={
        since === null && (
          <Button size="small" onClick={() => setOpen('setting-up')}>
            {texts.setUpApp}
          </Button>
        )
      }
    >
      <Panel className="stack align-start">
        {since === null ? (
          <p>{texts.appIsOff}</p>
        ) : (
          <>
            <p>
              {texts.appIsOn} <time dateTime={since}>{formatInstant(since)}</time>. {texts.codesLeft(codesLeft)}
            </p>
            <div className="cluster">
              <Button onClick={() => setOpen('replacing')}>{texts.newCodes}</Button>
              <Button look="danger" onClick={() => setOpen('removing')}>
                {texts.removeApp}
              </Button>
            </div>
          </>
        )}
      </Panel>
      {open === 'setting-up' && <AuthenticatorDrawer onCodes={showCodes} onClose={close} />}
      {open === 'removing' && <RemoveApp onClose={close} />}
      {open === 'replacing' && <NewCodes onCodes={showCodes} onClose={close} />}
      {typeof open === 'object' && <ShownOnceModal secrets={open.codes} words={texts.codesWords} onClose={close} />}
    </Section>
  );
}

const AddPasskeyDrawer = createLazyPart(async () => (await import('./sign-in-drawers.tsx')).AddPasskeyDrawer);
const RenamePasskeyDrawer = createLazyPart(async () => (await import('./sign-in-drawers.tsx')).RenamePasskeyDrawer);

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { _id: id, name } = passkey;
  return (
    <ConfirmedChange
      title={texts.removePasskeyQuestion}
      confirm={texts.remove}
      change={() => call(signInMethods.removePasskey, { params: { id } })}
      stale={signInMethodsQuery.queryKey}
      done={texts.passkeyRemoved(name)}
      onClose={onClose}
    >
      <p>{texts.removedPasskey(name)}</p>
    </ConfirmedChange>
  );
}

type RowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: RowProps) {
  return (
    <li>
      <div>
        <p className="bold breakable">{name}</p>
        <p className="hint">
          {texts.addedOn} <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          {lastUsedAt === null ? (
            texts.neverUsed
          ) : (
            <>
              {texts.lastUsed} <time dateTime={lastUsedAt}>{formatInstant(lastUsedAt)}</time>
            </>
          )}
        </p>
      </div>
      <div className="cluster">
        <Button size="small" onClick={onRename} aria-label={texts.renameNamed(name)}>
          {texts.rename}
        </Button>
        <Button size="small" look="danger" onClick={onRemove} aria-label={texts.removeNamed(name)}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  return (
    <Section
      title={texts.passkeys}
      intro={texts.whatPasskeysAre}
      action={
        hasPasskeys() && (
          <Button size="small" onClick={() => setAdding(true)}>
            {texts.addPasskey}
          </Button>
        )
      }
    >
      <Panel>
        {passkeys.length === 0 && <p>{hasPasskeys() ? texts.noPasskeys : texts.noPasskeysHere}</p>}
        <ul className="rows action-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      </Panel>
      {isAdding && <AddPasskeyDrawer onClose={() => setAdding(false)} />}
      {renaming && <RenamePasskeyDrawer passkey={renaming} onClose={() => setRenaming(undefined)} />}
      {removing && <RemovePasskey passkey={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  );
}

/** Of the own account: carriers and admins see the same. */
export function SignInMethods() {
  const methods = useQuery(signInMethodsQuery);
  if (methods.isPending) return <ListSkeleton rows={2} />;
  if (methods.error) return <FailedQuery query={methods} />;
  const { passkeys, authenticatorSince, recoveryCodesLeft } = methods.data;
  return (
    <>
      <PasskeyList passkeys={passkeys} />
      <AuthenticatorSection since={authenticatorSince} codesLeft={recoveryCodesLeft} />
    </>
  );
}
