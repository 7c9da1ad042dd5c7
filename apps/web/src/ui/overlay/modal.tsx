import { useContext, useEffect, useState, type ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { CloseDialog, Dialog, type DialogProps } from './dialog.tsx';
import css from './modal.module.css';
import { Notice } from '../layout/notice.tsx';

export type UnsavedProps = {
  /** Typed text would be lost, so closing asks first. */
  isDirty?: boolean | undefined;
  /** For another language, or for something that was not typed. */
  unsavedWords?: UnsavedWords | undefined;
  /** False where leaving the page is the aim of the form, such as a sign-in. */
  asksBeforeUnload?: boolean | undefined;
};

export type UnsavedWords = Record<'discardQuestion' | 'throwAway' | 'keepTyping' | 'notSavedYet' | 'close', string>;

const englishWords: UnsavedWords = {
  discardQuestion: texts.discardQuestion,
  throwAway: texts.throwAway,
  keepTyping: texts.keepTyping,
  notSavedYet: texts.notSavedYet,
  close: texts.close,
};

/** The browser asks before the tab closes, too. The caller renders `question`. */
export function useUnsavedQuestion(
  { isDirty = false, unsavedWords: words = englishWords, asksBeforeUnload = true }: UnsavedProps,
  onClose: () => void,
) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isDirty || !asksBeforeUnload) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isDirty, asksBeforeUnload]);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmModal
        title={words.discardQuestion}
        confirm={words.throwAway}
        cancel={words.keepTyping}
        close={words.close}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>{words.notSavedYet}</p>
      </ConfirmModal>
    ),
  };
}

export type ModalProps = DialogProps & UnsavedProps & { size?: 'small' | 'normal' | 'wide' | undefined };

export function Modal(props: ModalProps) {
  const { size = 'normal', className, isDirty, unsavedWords, asksBeforeUnload, onClose, children, ...dialog } = props;
  const { close, question } = useUnsavedQuestion({ isDirty, unsavedWords, asksBeforeUnload }, onClose);
  return (
    <Dialog {...dialog} onClose={close} className={classNames(css['modal'], css[size], className)}>
      {children}
      {question}
    </Dialog>
  );
}

/** Among the actions of a dialog: closes it, and asks first if something typed would be lost. */
export function CancelButton({ children = texts.cancel }: { children?: ReactNode }) {
  const close = useContext(CloseDialog);
  return <Button onClick={close}>{children}</Button>;
}

export type ConfirmModalProps = {
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  close?: string | undefined;
  look?: 'primary' | 'danger' | undefined;
  pending?: boolean | undefined;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmModal(props: ConfirmModalProps) {
  const {
    title,
    children,
    confirm,
    cancel = texts.cancel,
    close,
    look = 'danger',
    pending,
    error,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Modal
      title={title}
      size="small"
      close={close}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel} data-autofocus="">
            {cancel}
          </Button>
          <Button look={look} pending={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="stack gap-12">
        {children}
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </div>
    </Modal>
  );
}
