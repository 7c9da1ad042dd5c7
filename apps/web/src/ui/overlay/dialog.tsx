import { X } from 'lucide-react';
import {
  createContext,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import * as texts from '../ui.texts.ts';
import { classNames } from '../class-names.ts';
import css from './dialog.module.css';
import { IconButton } from '../icon-button.tsx';

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
export const CloseDialog = createContext(() => {});

function focusFirst(dialog: HTMLDialogElement) {
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('[data-dialog-body] :is(input, select, textarea)') ??
    dialog.querySelector<HTMLElement>('h2');
  first?.focus();
}

/** The dialog may have removed its own opener: then the heading above it takes the focus. */
function rememberFocus(): () => void {
  const opener = document.activeElement;
  const heading = opener?.closest('section[aria-labelledby]')?.querySelector<HTMLElement>('h2, h3');
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) return opener.focus();
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
}

/** Open while rendered. */
export function Dialog({ title, onClose, children, actions, className, close = texts.close }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    const returnFocus = rememberFocus();
    dialog?.showModal();
    if (dialog) focusFirst(dialog);
    return () => {
      dialog?.close();
      returnFocus();
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
      className={classNames(css['dialog'], className)}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onCancel={cancel}
      onClose={handleClose}
    >
      <header className={css['head']}>
        <h2 id={titleId} tabIndex={-1} className={classNames('no-ring', css['title'])}>
          {title}
        </h2>
        <IconButton label={close} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </header>
      <div className={css['body']} data-dialog-body="">
        {children}
      </div>
      {actions !== undefined && (
        <footer className={css['actions']}>
          <CloseDialog value={onClose}>{actions}</CloseDialog>
        </footer>
      )}
    </dialog>
  );
}
