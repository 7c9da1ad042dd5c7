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
};

/** The browser asks before the tab closes, too. The caller renders `question`. */
export function useUnsavedQuestion(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isDirty]);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmModal
        title={texts.throwAwayQuestion}
        confirm={texts.throwAway}
        cancel={texts.keepTyping}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.notSavedYet}</p>
      </ConfirmModal>
    ),
  };
}

export type ModalProps = DialogProps & UnsavedProps & { size?: 'small' | 'normal' | 'wide' | undefined };

export function Modal({ size = 'normal', className, isDirty = false, onClose, children, ...dialog }: ModalProps) {
  const { close, question } = useUnsavedQuestion(isDirty, onClose);
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
      {children}
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
    </Modal>
  );
}
