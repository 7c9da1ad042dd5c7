import type { ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import css from './modal.module.css';
import { Notice } from '../layout/notice.tsx';

export type ModalProps = DialogProps & { size?: 'small' | 'normal' | 'wide' | undefined };

export function Modal({ size = 'normal', className, ...dialog }: ModalProps) {
  return <Dialog {...dialog} className={classNames(css['modal'], css[size], className)} />;
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
