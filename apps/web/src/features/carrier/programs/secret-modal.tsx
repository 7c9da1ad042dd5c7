import { useState } from 'react';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import css from './programs.module.css';
import * as texts from './webhooks.texts.ts';

/** The secret is shown once, so closing asks first until it was copied or confirmed as kept. */
export function SecretModal({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isKept, setKept] = useState(false);
  const { said, copy } = useCopy();
  async function copySecret() {
    if (await copy(secret, texts.copied)) setKept(true);
  }
  return (
    <Modal
      title={texts.secret}
      isDirty={!isKept}
      unsavedWords={texts.unkeptSecret}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {texts.secretKept}
        </Button>
      }
    >
      <div className="stack gap-16">
        <p>{texts.secretShownOnce}</p>
        <p className={css['secret']}>{secret}</p>
        <div className="cluster">
          <Button size="small" onClick={() => void copySecret()}>
            {texts.copySecret}
          </Button>
        </div>
        <p role="status">{said}</p>
      </div>
    </Modal>
  );
}
