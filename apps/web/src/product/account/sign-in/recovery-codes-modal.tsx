import { useState } from 'react';
import { useCopy } from '#lib/use-copy.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import css from './sign-in-methods.module.css';
import * as texts from './sign-in-methods.texts.ts';

/** They are shown once, so closing asks first until they were copied, downloaded, or said to be kept. */
export function RecoveryCodesModal({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isKept, setKept] = useState(false);
  const { said, copy } = useCopy();
  const all = codes.join('\n');

  async function copyAll() {
    if (await copy(all, texts.copied)) setKept(true);
  }
  return (
    <Modal
      title={texts.recoveryCodes}
      isDirty={!isKept}
      unsavedWords={texts.unkeptCodes}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {texts.codesKept}
        </Button>
      }
    >
      <div className="stack gap-16">
        <p>{texts.whatCodesAre}</p>
        <ul className={css['codes']}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="cluster">
          <Button size="small" onClick={() => void copyAll()}>
            {texts.copyCodes}
          </Button>
          <Button
            size="small"
            onClick={() => {
              saveFile(new File([`${all}\n`], 'wideload-recovery-codes.txt', { type: 'text/plain' }));
              setKept(true);
            }}
          >
            {texts.downloadCodes}
          </Button>
        </div>
        <p role="status">{said}</p>
      </div>
    </Modal>
  );
}
