import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { wasAsked } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

export type ActionTexts = {
  title: string;
  hint: string;
  /** Of the button, and of the one that confirms. */
  act: string;
  question: string;
  /** Below the question. */
  effect: string;
  done: string;
};

type Props = { words: ActionTexts; look?: 'danger' | 'normal'; run: () => Promise<unknown> };

/** An act on another account that is done after a question. */
export function ConfirmedAction({ words, look = 'danger', run }: Props) {
  const [isAsking, setAsking] = useState(false);
  const act = useMutation({
    mutationFn: run,
    onSuccess() {
      showToast({ tone: 'ok', text: words.done });
      setAsking(false);
    },
    onError: (problem) => wasAsked(problem) && setAsking(false),
  });
  return (
    <div className="ruled-part">
      <Section title={words.title} level={3} intro={words.hint}>
        <Button {...(look === 'danger' && { look })} onClick={() => setAsking(true)}>
          {words.act}
        </Button>
      </Section>
      {isAsking && (
        <ConfirmModal
          title={words.question}
          confirm={words.act}
          {...(look === 'normal' && { look: 'primary' })}
          pending={act.isPending}
          error={act.error?.message}
          onConfirm={() => act.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{words.effect}</p>
        </ConfirmModal>
      )}
    </div>
  );
}
