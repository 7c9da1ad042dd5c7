import { useState, type FormEvent, type ReactNode } from 'react';
import { canKeepSession } from '#lib/api/access-token.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '#ui/form/error-summary.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import type { GoTo, AuthWords } from './auth-modal-props.ts';

type Props = {
  title: string;
  action: string;
  notice?: ReactNode;
  problems: readonly FieldProblem[];
  failure: string | null;
  isPending: boolean;
  isDirty: boolean;
  /** The dialog opens with the focus on its button. */
  startsAtAction?: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
  /** A second way, below the button. */
  otherWay?: ReactNode;
  links: ReactNode;
  aside?: ReactNode;
  words: AuthWords;
};

export function AuthForm({
  title,
  action,
  notice,
  problems,
  failure,
  isPending,
  isDirty,
  startsAtAction = false,
  onSubmit,
  onClose,
  children,
  otherWay,
  links,
  aside,
  words: { texts },
}: Props) {
  const isRefused = failure !== null || problems.length > 0;
  const [canKeep] = useState(canKeepSession);
  if (!canKeep)
    return (
      <Modal title={title} size="small" close={texts.close} onClose={onClose}>
        <Notice tone="danger">{texts.storageBlocked}</Notice>
      </Modal>
    );
  return (
    <Modal
      title={title}
      size="small"
      close={texts.close}
      isDirty={isDirty}
      unsavedWords={texts}
      asksBeforeUnload={false}
      onClose={onClose}
    >
      {notice !== undefined && !isRefused && <Notice tone="ok">{notice}</Notice>}
      <form noValidate onSubmit={onSubmit} className="stack gap-16 above-12">
        <ErrorSummary problems={problems} title={texts.thereIsAProblem} mark={texts.errorMark} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {children}
        <Button type="submit" look="primary" wide pending={isPending} data-autofocus={startsAtAction ? '' : undefined}>
          {action}
        </Button>
        {otherWay}
      </form>
      <div className="spread above-12">{links}</div>
      {aside}
    </Modal>
  );
}

export function ModeButton({ mode, go, children }: { mode: Parameters<GoTo>[0]; go: GoTo; children: ReactNode }) {
  return (
    <Button look="link" onClick={() => go(mode)}>
      {children}
    </Button>
  );
}
