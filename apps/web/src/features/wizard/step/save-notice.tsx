import type { WizardStepKey } from '@wideload/domain';
import { useState, type ReactNode } from 'react';
import * as texts from '../draft/draft.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { createLazyPart } from '../../../ui/overlay/lazy-part.tsx';
import type { DraftNews, DraftState, DraftStore } from '../draft/draft-store.ts';
import { formatNews } from '../draft/news-text.ts';
import { formatTime } from '../draft/saved-text.ts';

const MergeModal = createLazyPart(async () => (await import('../draft/merge-modal.tsx')).MergeModal);

type Props = { store: DraftStore; state: DraftState };
type OnStep = { step: WizardStepKey };

/** The typed text always stays on the screen. */
export function SaveNotice({ store, state, step }: Props & OnStep) {
  const { failure, other, news } = state;
  if (other !== null) return <StaleNotice store={store} state={state} />;
  if (failure === null)
    return news === null ? null : <NewsNotice store={store} state={state} news={news} step={step} />;
  if (failure.code === 'order.not-draft') return <PaidNotice store={store} state={state} />;
  if (failure.code === 'not-found' && failure.problems.length === 0) return <GoneNotice store={store} state={state} />;
  return <NotSavedNotice store={store} state={state} />;
}

function NotSavedNotice({ store, state: { failure, isKept } }: Props) {
  const mayRetry = failure?.mayRetry ?? false;
  const kept = isKept ? texts.keptHere : texts.keptNowhere;
  return (
    <Notice
      tone={mayRetry && isKept ? 'warn' : 'danger'}
      title={isKept ? texts.onThisDeviceOnly : texts.notSaved}
      className="below-20"
    >
      <p>{failure?.message}</p>
      <p>{mayRetry ? texts.sentByItself(kept) : `${kept}.`}</p>
      <Ways>
        <Button size="small" onClick={() => void store.flush()}>
          {texts.saveNow}
        </Button>
      </Ways>
    </Notice>
  );
}

function StaleNotice({ store, state: { other } }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Notice tone="danger" title={texts.changedElsewhere} className="below-20">
        <p>{texts.savedBySomebody(other && formatTime(new Date(other.updatedAt)))}</p>
        <Ways>
          <Button size="small" onClick={() => setChoosing(true)}>
            {texts.chooseWhatToKeep}
          </Button>
        </Ways>
      </Notice>
      {isChoosing && <MergeModal store={store} onClose={() => setChoosing(false)} />}
    </>
  );
}

function NewsNotice({ store, state, news, step }: Props & OnStep & { news: DraftNews }) {
  const text = formatNews(state, news, step);
  if (text === '') return null;
  return (
    <Notice tone="ok" className="below-20">
      <p>{text}</p>
      <Ways>
        <Button size="small" onClick={() => store.dismissNews()}>
          {texts.ok}
        </Button>
      </Ways>
    </Notice>
  );
}

function PaidNotice({ store, state: { failure } }: Props) {
  const [failed, pending, run] = useAttempt();
  return (
    <Notice tone="danger" title={texts.notSaved} className="below-20">
      <p>{failed ?? failure?.message}</p>
      <Ways>
        <Button size="small" pending={pending} onClick={() => run(() => store.loadOther())}>
          {texts.showTheOrder}
        </Button>
      </Ways>
    </Notice>
  );
}

function GoneNotice({ store }: Props) {
  const [failed, pending, run] = useAttempt();
  return (
    <Notice tone="danger" title={texts.deletedElsewhere} className="below-20">
      <p>{texts.deletedHint}</p>
      {failed !== null && <p>{failed}</p>}
      <Ways>
        <Button size="small" pending={pending} onClick={() => run(() => store.saveAsNew())}>
          {texts.makeNewOrder}
        </Button>
      </Ways>
    </Notice>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="cluster above-12">{children}</div>;
}

function useAttempt() {
  const [failed, setFailed] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  function run(attempt: () => Promise<unknown>) {
    setPending(true);
    attempt()
      .then(() => setFailed(null))
      .catch((reason: unknown) => {
        if (!(reason instanceof Error)) throw reason;
        setFailed(reason.message);
      })
      .finally(() => setPending(false));
  }
  return [failed, pending, run] as const;
}
