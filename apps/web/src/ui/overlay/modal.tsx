import {
  useContext,
  useEffect,
  useState,
  type ReactNode,
  createContext,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import dialogCss from './dialog.module.css';
import css from './modal.module.css';
import { Notice } from '../layout/notice.tsx';
import { X } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';

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

export type DialogProps = {
  title: string;
  /** The owner then stops rendering the dialog. */
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
  close?: string | undefined;
};

/** Closes the dialog around it like its cross. */
const CloseDialog = createContext(() => {});

function focusFirst(dialog: HTMLDialogElement) {
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('[data-dialog-body] :is(input, select, textarea)') ??
    dialog.querySelector<HTMLElement>('h2');
  first?.focus();
}

/** Open while rendered. */
export function Dialog({ title, onClose, children, actions, className, close = texts.close }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    if (dialog) focusFirst(dialog);
    return () => {
      // While the question is open nothing behind it can take the focus.
      for (const inner of dialog?.querySelectorAll('dialog') ?? []) inner.close();
      // The browser gives the focus back to the opener.
      dialog?.close();
    };
  }, []);

  // Before the browser sees it: a second Esc in a row would close the dialog whatever the owner decides.
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }
  function cancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  }
  // A phone's gesture may close the dialog by itself. The owner decides, and may have to ask first.
  function handleClose(event: SyntheticEvent) {
    if (event.target !== ref.current || ref.current?.open) return;
    ref.current?.showModal();
    onClose();
  }

  return (
    <dialog
      ref={ref}
      className={classNames(dialogCss['dialog'], className)}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onCancel={cancel}
      onClose={handleClose}
    >
      <header className={dialogCss['head']}>
        <h2 id={titleId} tabIndex={-1} className={classNames('no-ring', dialogCss['title'])}>
          {title}
        </h2>
        <IconButton label={close} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </header>
      <div className={dialogCss['body']} data-dialog-body="">
        {children}
      </div>
      {actions !== undefined && (
        <footer className={dialogCss['actions']}>
          <CloseDialog value={onClose}>{actions}</CloseDialog>
        </footer>
      )}
    </dialog>
  );
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

type SubmitActionsProps = {
  /** The id of the form. */
  form: string;
  look?: 'primary' | 'danger';
  save: string;
  pending: boolean;
};

export function SubmitActions({ form, look = 'primary', save, pending }: SubmitActionsProps) {
  return (
    <>
      <CancelButton />
      <Button type="submit" form={form} look={look} pending={pending}>
        {save}
      </Button>
    </>
  );
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
