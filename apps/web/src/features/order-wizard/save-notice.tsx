import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DraftStore, SaveFailure } from './draft-store.ts';
import css from './save-notice.module.css';

/** Why the draft is not saved, and the ways out. What was typed stays on the screen in every case. */
export function SaveNotice({ store, failure }: { store: DraftStore; failure: SaveFailure | null }) {
  if (failure === null) return null;
  if (failure.code === 'order.stale') return <StaleNotice store={store} />;
  if (failure.code === 'order.not-draft') return <PaidNotice store={store} message={failure.message} />;
  return (
    <Notice tone="danger" title="Not saved" className={css['notice']}>
      <p>{failure.message}</p>
      <p>
        What you typed is still here and kept on this device
        {failure.mayRetry ? ', and it is tried again by itself' : ''}.
      </p>
      <div className={css['ways']}>
        <Button size="small" onClick={() => void store.flush()}>
          Save now
        </Button>
      </div>
    </Notice>
  );
}

function StaleNotice({ store }: { store: DraftStore }) {
  const [failed, pending, run] = useAttempt();
  return (
    <Notice tone="danger" title="This order was changed elsewhere since you opened it" className={css['notice']}>
      <p>
        Nothing was overwritten, and what you typed is still on this page. Load the other version to go on from there
        (what you typed here since then is given up), or save yours over it.
      </p>
      {failed !== null && <p>{failed}</p>}
      <div className={css['ways']}>
        <Button size="small" pending={pending} onClick={() => run(() => store.loadOther())}>
          Load the other version
        </Button>
        <Button size="small" pending={pending} onClick={() => run(() => store.saveOver())}>
          Save mine over it
        </Button>
      </div>
    </Notice>
  );
}

function PaidNotice({ store, message }: { store: DraftStore; message: string }) {
  const [failed, pending, run] = useAttempt();
  return (
    <Notice tone="danger" title="Not saved" className={css['notice']}>
      <p>{failed ?? message}</p>
      <div className={css['ways']}>
        <Button size="small" pending={pending} onClick={() => run(() => store.loadOther())}>
          Show the order
        </Button>
      </div>
    </Notice>
  );
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
