import type { QueueClaim } from '@wideload/contract';
import { useState, type ReactNode } from 'react';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { actRights, deskRightWords } from '@wideload/contract/client';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { HolderSentence, TakeOver } from '../queue/take-over.tsx';
import { takeOver } from '../queue/claim.texts.ts';
import { CancelButton, ConfirmModal, Modal } from '#ui/overlay/modal.tsx';
import * as texts from './doubts.texts.ts';

type Holder = { _id: string; email: string; since: string };
type Asked = { holder: Holder; retry: (over: string) => void };

function findHolder({ code, extra }: ApiProblem): Holder | null {
  // Cast: the refusal names its holder.
  return code === 'claim.held' ? (extra['holder'] as Holder) : null;
}

type HeldProps = { orderNumber: number; held: QueueClaim; onConfirm: () => void; onCancel: () => void };

/** A bookkeeper, who files nothing, goes on while the order stays with its holder; a clerk reads who may take it over. */
function HeldQuestion({ orderNumber, held, onConfirm, onCancel }: HeldProps) {
  const [isTaking, isClerk] = [useDeskRight(actRights.takeOver), useDeskRight('clerk')];
  if (isTaking) return <TakeOver {...{ orderNumber, held, onConfirm, onCancel }} pending={false} failure={undefined} />;
  if (!isClerk)
    return (
      <ConfirmModal title={texts.isHeld(orderNumber)} confirm={texts.goOn} {...{ onConfirm, onCancel }}>
        <HolderSentence held={held} />
        <p>{texts.staysHeld}</p>
      </ConfirmModal>
    );
  const actions = <CancelButton>{texts.understood}</CancelButton>;
  return (
    <Modal title={texts.isHeld(orderNumber)} size="small" onClose={onCancel} actions={actions}>
      <HolderSentence held={held} />
      <p>
        {takeOver}: {deskRightWords[actRights.takeOver]}
      </p>
    </Modal>
  );
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
    <HeldQuestion
      orderNumber={orderNumber}
      held={held}
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

type Doubted = { doubts: readonly string[]; goOn: () => void };

function findDoubts({ code, extra }: ApiProblem): readonly string[] | null {
  // Cast: the refusal names its doubts.
  return code === 'permit.doubtful' ? (extra['doubts'] as string[]) : null;
}

/** The desk asks once about a likely mistake, before the permit is issued or amended. */
export function useDoubtQuestion(confirm: string) {
  const [asked, setAsked] = useState<Doubted | null>(null);
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
    ask(problem: ApiProblem, goOn: Doubted['goOn']): boolean {
      const doubts = findDoubts(problem);
      if (doubts !== null) setAsked({ doubts, goOn });
      return doubts !== null;
    },
  };
}
