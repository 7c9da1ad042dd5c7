import type { QueueClaim } from '@wideload/contract';
import { useState, type ReactNode } from 'react';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { TakeOver } from '../claims/take-over.tsx';

type Holder = { _id: string; email: string; since: string };
type Asked = { holder: Holder; retry: (over: string) => void };

function findHolder({ code, extra }: ApiProblem): Holder | null {
  // Cast: the refusal names its holder.
  return code === 'claim.held' ? (extra['holder'] as Holder) : null;
}

/** Work on an order that another admin holds asks first. */
export function useHeldQuestion(orderNumber: number) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const held: QueueClaim | null = asked && {
    admin: asked.holder,
    since: asked.holder.since,
    isMine: false,
  };
  const question: ReactNode = asked && held && (
    <TakeOver
      orderNumber={orderNumber}
      held={held}
      pending={false}
      failure={undefined}
      onConfirm={() => {
        setAsked(null);
        asked.retry(asked.holder._id);
      }}
      onCancel={() => setAsked(null)}
    />
  );
  return {
    question,
    /** Asks if the problem is another admin's claim. @returns whether it is. */
    ask(problem: ApiProblem, retry: Asked['retry']): boolean {
      const holder = findHolder(problem);
      if (holder !== null) setAsked({ holder, retry });
      return holder !== null;
    },
  };
}
