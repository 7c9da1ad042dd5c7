import { useRef, useState, type ReactNode } from 'react';
import { useCopy } from '#lib/use-copy.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Modal, type UnsavedWords } from '#ui/overlay/modal.tsx';
import css from './shown-once-modal.module.css';

export type ShownOnceWords = {
  title: string;
  intro: string;
  copy: string;
  copied: string;
  kept: string;
  unkept: UnsavedWords;
  /** Absent for what nobody keeps in a file. */
  download?: { label: string; fileName: string };
};

type Props = {
  secrets: readonly string[];
  words: ShownOnceWords;
  picture?: ReactNode;
  /** Call `onKept` once the person has the secrets. */
  renderMore?: (onKept: () => void) => ReactNode;
  onClose: () => void;
};

/** Secrets that are shown once, so closing asks first until they were copied, downloaded, or said to be kept. */
export function ShownOnceModal({ secrets, words, picture, renderMore, onClose }: Props) {
  const [isKept, setKept] = useState(false);
  const { said, copy } = useCopy();
  const shown = useRef<HTMLDivElement>(null);
  const { download } = words;
  const all = secrets.join('\n');
  const onKept = () => setKept(true);

  async function copyAll() {
    if (await copy(all, words.copied, shown.current)) onKept();
  }
  return (
    <Modal
      title={words.title}
      isDirty={!isKept}
      unsavedWords={words.unkept}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.kept}
        </Button>
      }
    >
      <div className="stack gap-16">
        <p>{words.intro}</p>
        {picture}
        <div ref={shown}>
          {secrets.length === 1 ? (
            <p className={css['secret']}>{all}</p>
          ) : (
            <ul className={css['secrets']}>
              {secrets.map((secret) => (
                <li key={secret}>{secret}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="cluster">
          <Button size="small" onClick={() => void copyAll()}>
            {words.copy}
          </Button>
          {download && (
            <Button
              size="small"
              onClick={() => {
                saveFile(new File([`${all}\n`], download.fileName, { type: 'text/plain' }));
                onKept();
              }}
            >
              {download.label}
            </Button>
          )}
          {renderMore?.(onKept)}
        </div>
        <p role="status">{said}</p>
      </div>
    </Modal>
  );
}
