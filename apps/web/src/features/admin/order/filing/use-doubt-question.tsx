import { useState, type ReactNode } from 'react';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import * as texts from './doubts.texts.ts';

type Asked = { doubts: readonly string[]; goOn: () => void };

function findDoubts({ code, extra }: ApiProblem): readonly string[] | null {
  // Cast: the refusal names its doubts.
  return code === 'permit.doubtful' ? (extra['doubts'] as string[]) : null;
}

/** What looks like a mistake is asked about once, before the permit is issued or amended. */
export function useDoubtQuestion(confirm: string) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const question: ReactNode = asked && (
    <ConfirmModal
      title={texts.isThisRight}
      confirm={confirm}
      cancel={texts.lookAgain}
      onConfirm={() => {
        setAsked(null);
        asked.goOn();
      }}
      onCancel={() => setAsked(null)}
    >
      <ul className="bullets">
        {asked.doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      <p>{texts.isKept}</p>
    </ConfirmModal>
  );
  return {
    question,
    /** Asks if the problem names doubts. @returns whether it does. */
    ask(problem: ApiProblem, goOn: Asked['goOn']): boolean {
      const doubts = findDoubts(problem);
      if (doubts !== null) setAsked({ doubts, goOn });
      return doubts !== null;
    },
  };
}
