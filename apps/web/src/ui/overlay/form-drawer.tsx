import { useId, type FormEvent, type ReactNode } from 'react';
import * as texts from '../ui.texts.ts';
import { Button } from '../button.tsx';
import { Drawer } from './drawer.tsx';
import { ErrorSummary, type FieldProblem } from '../form/error-summary.tsx';
import { Notice } from '../layout/notice.tsx';
import { useUnsavedQuestion } from './use-unsaved-question.tsx';

export type FormDrawerProps = {
  title: string;
  save: string;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  isDirty: boolean;
  pending: boolean;
  problems: readonly FieldProblem[];
  failure?: { message: string } | undefined;
  children: ReactNode;
};

export function FormDrawer(props: FormDrawerProps) {
  const { title, save, onSubmit, onClose, isDirty, pending, problems, failure, children } = props;
  const id = useId();
  const { close, question } = useUnsavedQuestion(isDirty, onClose);
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
          <Notice tone="danger" className="below-16">
            {failure.message}
          </Notice>
        )}
        {children}
      </form>
      {question}
    </Drawer>
  );
}
