import { useId, useReducer, type FormEvent, type ReactNode } from 'react';
import { Drawer } from './drawer.tsx';
import { ErrorSummary, type FieldProblem } from '../form/error-summary.tsx';
import { Notice } from '../layout/notice.tsx';
import { SubmitActions } from './modal.tsx';

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

/** It appears above fields, one of which the person has just filled in far below. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

export function FormDrawer(props: FormDrawerProps) {
  const { title, save, onSubmit, onClose, isDirty, pending, problems, failure, children } = props;
  const id = useId();
  // A list that the form derives while the person types must not take the focus from the field.
  const [submits, countSubmit] = useReducer((count: number) => count + 1, 0);

  function submit(event: FormEvent) {
    countSubmit();
    onSubmit(event);
  }

  return (
    <Drawer
      title={title}
      isDirty={isDirty}
      onClose={onClose}
      actions={<SubmitActions form={id} save={save} pending={pending} />}
    >
      <form id={id} noValidate onSubmit={submit}>
        <ErrorSummary problems={problems} submit={submits} />
        {failure && (
          <div ref={bringIntoSight}>
            <Notice tone="danger" className="below-16">
              {failure.message}
            </Notice>
          </div>
        )}
        {children}
      </form>
    </Drawer>
  );
}
