import { readClock } from '#lib/server-clock.ts';
import type { WizardStepKey } from '@wideload/domain';
import { useState, type ComponentType, type ReactNode } from 'react';
import * as texts from './draft/draft.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice, type NoticeProps } from '#ui/layout/notice.tsx';
import type { DraftNews, DraftState, DraftStore } from './draft/draft-store.ts';
import css from './save-notice.module.css';

type Props = { store: DraftStore; state: DraftState };

/** Given, because the first step does without their code. */
type Later = {
  MergeModal: ComponentType<{ store: DraftStore; onClose: () => void }>;
  formatNews: ((state: DraftState, news: DraftNews, step: WizardStepKey) => string) | undefined;
};

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const timeOfDay = new Intl.DateTimeFormat('en-US', time);
const dayAndTime = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', ...time });

type Saving = Pick<DraftState, 'saving' | 'failure' | 'isKept' | 'order'>;

/** The save status in the bar. 'Saved' shows the server's time, and only for changes that the server has. */
export function formatSaved({ saving, failure, isKept, order }: Saving): string {
  if (saving === 'saved') return order === null ? '' : texts.savedAt(formatTime(new Date(order.updatedAt)));
  // After a failure, a retry keeps the failure's text instead of flickering to 'saving'.
  if (failure === null && saving !== 'failed') return texts.saving;
  return isKept ? texts.onThisDeviceOnly : texts.notSaved;
}

/** `10:42 AM CST`; on another day `Nov 20, 2026, 10:42 AM CST`. */
export function formatTime(at: Date): string {
  const isToday = at.toDateString() === readClock().toDateString();
  return (isToday ? timeOfDay : dayAndTime).format(at);
}

/** The draft comes from this device. */
export function formatRestored(at: number): string {
  return texts.restored(formatTime(new Date(at)));
}

/** The typed text always stays on the screen. */
export function SaveNotice({ store, state, step, MergeModal, formatNews }: Props & Later & { step: WizardStepKey }) {
  const { failure, other, news } = state;
  const toText = (of: DraftNews) =>
    of.what === 'restored' ? formatRestored(of.at) : (formatNews?.(state, of, step) ?? '');
  if (other !== null) return <StaleNotice {...{ store, state, MergeModal }} />;
  if (failure === null) return news === null ? null : <NewsNotice store={store} text={toText(news)} />;
  if (failure.code === 'order.not-draft') return <PaidNotice store={store} state={state} />;
  if (failure.code === 'not-found' && failure.problems.length === 0)
    return <DeletedNotice store={store} state={state} />;
  return <NotSavedNotice store={store} state={state} />;
}

function NotSavedNotice({ store, state: { failure, isKept } }: Props) {
  const mayRetry = failure?.mayRetry ?? false;
  const kept = isKept ? texts.keptHere : texts.keptNowhere;
  return (
    <BarNotice
      tone={mayRetry && isKept ? 'warn' : 'danger'}
      action={
        <Button size="small" onClick={() => void store.flush()}>
          {texts.saveNow}
        </Button>
      }
    >
      <p>
        {failure?.message} {mayRetry ? texts.sentByItself(kept) : `${kept}.`}
      </p>
    </BarNotice>
  );
}

function StaleNotice({ store, state: { other }, MergeModal }: Props & Pick<Later, 'MergeModal'>) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <BarNotice
        tone="danger"
        title={texts.changedElsewhere}
        action={
          <Button size="small" onClick={() => setChoosing(true)}>
            {texts.chooseWhatToKeep}
          </Button>
        }
      >
        <p>{texts.savedBySomebody(other && formatTime(new Date(other.updatedAt)))}</p>
      </BarNotice>
      {isChoosing && <MergeModal store={store} onClose={() => setChoosing(false)} />}
    </>
  );
}

function NewsNotice({ store, text }: Pick<Props, 'store'> & { text: string }) {
  if (text === '') return null;
  return (
    <BarNotice
      tone="ok"
      action={
        <Button size="small" onClick={() => store.dismissNews()}>
          {texts.ok}
        </Button>
      }
    >
      <p>{text}</p>
    </BarNotice>
  );
}

function PaidNotice({ store, state: { failure } }: Props) {
  const [failed, pending, run] = useAttempt();
  return (
    <BarNotice
      tone="danger"
      action={
        <Button size="small" pending={pending} onClick={() => run(() => store.loadOther())}>
          {texts.showTheOrder}
        </Button>
      }
    >
      <p>{failed ?? failure?.message}</p>
    </BarNotice>
  );
}

function DeletedNotice({ store }: Props) {
  const [failed, pending, run] = useAttempt();
  return (
    <BarNotice
      tone="danger"
      title={texts.deletedElsewhere}
      action={
        <Button size="small" pending={pending} onClick={() => run(() => store.saveAsNew())}>
          {texts.makeNewOrder}
        </Button>
      }
    >
      <p>{texts.deletedHint}</p>
      {failed !== null && <p>{failed}</p>}
    </BarNotice>
  );
}

type BarNoticeProps = Pick<NoticeProps, 'tone' | 'title'> & { action: ReactNode; children: ReactNode };

/** In the bar, so that it moves nothing. The bar itself says whether the order is saved. */
function BarNotice({ action, children, ...notice }: BarNoticeProps) {
  return (
    <Notice {...notice}>
      <div className="spread align-center">
        <div className={css['text']}>{children}</div>
        {action}
      </div>
    </Notice>
  );
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
