import type { Passkey } from '@wideload/contract';
import { signInMethods } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { hasPasskeys } from './passkeys.ts';
import * as texts from './sign-in-methods.texts.ts';
import { useRemoval } from './use-removal.ts';

const AddPasskeyDrawer = createLazyPart(async () => (await import('./sign-in-drawers.tsx')).AddPasskeyDrawer);
const RenamePasskeyDrawer = createLazyPart(async () => (await import('./sign-in-drawers.tsx')).RenamePasskeyDrawer);

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { _id: id, name } = passkey;
  const removal = useRemoval(() => call(signInMethods.removePasskey, { params: { id } }), {
    saidAfter: texts.passkeyRemoved(name),
    onDone: onClose,
  });
  return (
    <ConfirmModal
      title={texts.removePasskeyQuestion}
      confirm={texts.remove}
      pending={removal.isPending}
      error={removal.error?.message}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <p>{texts.removedPasskey(name)}</p>
    </ConfirmModal>
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

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
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
