import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import { Drawer } from './drawer.tsx';
import css from './drawer.module.css';
import { ErrorSummary, type FieldProblem } from '../form/error-summary.tsx';
import { ConfirmModal } from './modal.tsx';
import { Notice } from '../layout/notice.tsx';

export type FormDrawerProps = {
  title: string;
  /** The word on the button that saves. */
  save: string;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** Something is typed that would be lost: closing asks first. */
  isDirty: boolean;
  pending: boolean;
  problems: readonly FieldProblem[];
  /** What went wrong that belongs to no field. */
  failure?: { message: string } | undefined;
  /** The fields. */
  children: ReactNode;
};

/** The browser asks before a tab with unsaved input goes. */
function useLeaveWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/** A form in a drawer: its summary, its buttons, and a question before typed text is thrown away. */
export function FormDrawer(props: FormDrawerProps) {
  const { title, save, onSubmit, onClose, isDirty, pending, problems, failure, children } = props;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  useLeaveWarning(isDirty);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Drawer
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button type="submit" form={id} look="primary" pending={pending}>
            {save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <ErrorSummary problems={problems} />
        {failure && (
          <Notice tone="danger" className={css['failure']}>
            {failure.message}
          </Notice>
        )}
        {children}
      </form>
      {isAsking && (
        <ConfirmModal
          title={texts.throwAwayQuestion}
          confirm={texts.throwAway}
          cancel={texts.keepTyping}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.notSavedYet}</p>
        </ConfirmModal>
      )}
    </Drawer>
  );
}
