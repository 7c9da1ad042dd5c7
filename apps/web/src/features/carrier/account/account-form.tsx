import type { FormEvent, ReactNode } from 'react';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';

type Props = {
  title: string;
  action: string;
  submit: (event: FormEvent) => void;
  problems: readonly FieldProblem[];
  failure: { message: string } | undefined;
  isPending: boolean;
  children: ReactNode;
};

export function AccountForm({ title, action, submit, problems, failure, isPending, children }: Props) {
  return (
    <Section title={title}>
      <Panel>
        <form noValidate onSubmit={submit} className="stack gap-16 narrow-buttons" aria-label={title}>
          <ErrorSummary problems={problems} />
          {failure && <Notice tone="danger">{failure.message}</Notice>}
          {children}
          <Button type="submit" pending={isPending}>
            {action}
          </Button>
        </form>
      </Panel>
    </Section>
  );
}
