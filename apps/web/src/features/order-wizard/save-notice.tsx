import { listed, stateName, type StateCode } from '@wideload/domain';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { whenOpened } from '../../ui/when-opened.tsx';
import { answerGroup, answerLabel } from './answer-words.ts';
import type { DraftNews, DraftState, DraftStore } from './draft-store.ts';
import css from './save-notice.module.css';
import { timeText } from './saved-text.ts';

const MergeModal = whenOpened(async () => (await import('./merge-modal.tsx')).MergeModal);

type Props = { store: DraftStore; state: DraftState };

/** Why the draft is not saved, and the ways out; else what happened to it by itself. What was typed stays on the screen in every case. */
export function SaveNotice({ store, state }: Props) {
  const { failure, other, news } = state;
  if (other !== null) return <StaleNotice store={store} state={state} />;
  if (failure === null) return news === null ? null : <NewsNotice store={store} state={state} news={news} />;
  if (failure.code === 'order.not-draft') return <PaidNotice store={store} state={state} />;
  if (failure.code === 'not-found' && failure.problems.length === 0) return <GoneNotice store={store} state={state} />;
  return <NotSavedNotice store={store} state={state} />;
}

function NotSavedNotice({ store, state: { failure, isKept } }: Props) {
  const mayRetry = failure?.mayRetry ?? false;
  const kept = isKept
    ? 'What you typed is kept on this device'
    : 'What you typed is only on this screen: do not close it';
  return (
    <Notice
      tone={mayRetry && isKept ? 'warn' : 'danger'}
      title={isKept ? 'On this device only' : 'Not saved'}
      className={css['notice']}
    >
      <p>{failure?.message}</p>
      <p>
        {kept}
        {mayRetry ? ', and it is sent by itself as soon as that works again' : ''}.
      </p>
      <Ways>
        <Button size="small" onClick={() => void store.flush()}>
          Save now
        </Button>
      </Ways>
    </Notice>
  );
}

function StaleNotice({ store, state: { other } }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Notice tone="danger" title="This order was changed elsewhere since you opened it" className={css['notice']}>
        <p>
          Somebody signed in to your account, here or on another device, saved it
          {other === null ? '' : ` at ${timeText(new Date(other.updatedAt))}`}. Nothing was overwritten, and what you
          typed is still on this page.
        </p>
        <Ways>
          <Button size="small" onClick={() => setChoosing(true)}>
            Choose what to keep
          </Button>
        </Ways>
      </Notice>
      {isChoosing && <MergeModal store={store} onClose={() => setChoosing(false)} />}
    </>
  );
}

function NewsNotice({ store, state, news }: Props & { news: DraftNews }) {
  return (
    <Notice tone="ok" className={css['notice']}>
      <p>{newsText(state, news)}</p>
      <Ways>
        <Button size="small" onClick={() => store.dismissNews()}>
          OK
        </Button>
      </Ways>
    </Notice>
  );
}

function newsText(state: DraftState, news: DraftNews): string {
  if (news.what === 'restored') return restoredText(news.at);
  return news.what === 'merged' ? mergedText(state, news) : broughtText(news.load);
}

function broughtText({ parts, leftOut, days }: Extract<DraftNews, { what: 'brought' }>['load']): string {
  const names = (states: readonly StateCode[]) => listed(states.map(stateName));
  return [
    `The load that you checked is in this order${parts.jurisdictions.length === 0 ? '' : `, for ${names(parts.jurisdictions)}`}.`,
    'Still to be given: who orders, company, truck, trailer and load type.',
    ...(leftOut.length === 0 ? [] : [`Not sold online, and left out: ${names(leftOut)}.`]),
    ...(days === null ? [] : [`You checked ${days} days: set the dates in the section Permits.`]),
  ].join(' ');
}

function restoredText(at: number): string {
  return `What you typed until ${timeText(new Date(at))} was kept on this device and is here again.`;
}

function mergedText({ form, order }: DraftState, { at, taken }: Extract<DraftNews, { what: 'merged' }>): string {
  const context = { permits: order?.permits ?? [], names: new Map<string, string>() };
  const names = taken.map((path) => `${answerLabel(path)} (${answerGroup(path, form, context)})`);
  return `This order was also changed elsewhere, at ${timeText(new Date(at))}. Both changes were put together; from there came: ${names.join(', ')}.`;
}

function PaidNotice({ store, state: { failure } }: Props) {
  const [failed, pending, run] = useAttempt();
  return (
    <Notice tone="danger" title="Not saved" className={css['notice']}>
      <p>{failed ?? failure?.message}</p>
      <Ways>
        <Button size="small" pending={pending} onClick={() => run(() => store.loadOther())}>
          Show the order
        </Button>
      </Ways>
    </Notice>
  );
}

function GoneNotice({ store }: Props) {
  const [failed, pending, run] = useAttempt();
  return (
    <Notice tone="danger" title="This order was deleted elsewhere" className={css['notice']}>
      <p>What you typed is still on this page. You can go on with it as a new order.</p>
      {failed !== null && <p>{failed}</p>}
      <Ways>
        <Button size="small" pending={pending} onClick={() => run(() => store.saveAsNew())}>
          Make it a new order
        </Button>
      </Ways>
    </Notice>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className={css['ways']}>{children}</div>;
}

/** Runs one attempt at a time, and keeps the words of the last one that failed. */
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
