import { useEffect, type FormEvent, type ReactNode } from 'react';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import * as texts from './change-user.texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Section } from '#ui/layout/panel.tsx';

export type ChangeProps = {
  onDirty: (what: string, isDirty: boolean) => void;
};

type ChangeFormProps = ChangeProps & {
  title: string;
  isDirty: boolean;
  submit: (event: FormEvent) => void;
  problems: readonly FieldProblem[];
  failure: { message: string } | undefined;
  isPending: boolean;
  children: ReactNode;
};

export function ChangeForm(props: ChangeFormProps) {
  const { title, isDirty, onDirty, submit, problems, failure, isPending, children } = props;

  useEffect(() => {
    onDirty(title, isDirty);
    return () => onDirty(title, false);
  }, [title, isDirty, onDirty]);

  return (
    <div className="ruled-part">
      <Section title={title} level={3}>
        <form noValidate onSubmit={submit} className="stack gap-16 narrow-buttons" aria-label={title}>
          <ErrorSummary problems={problems} />
          {failure && <Notice tone="danger">{failure.message}</Notice>}
          {children}
          <Button type="submit" pending={isPending}>
            {texts.change}
            <span className="visually-hidden"> {title.toLowerCase()}</span>
          </Button>
        </form>
      </Section>
    </div>
  );
}
