import { useQuery } from '@tanstack/react-query';
import type { ApiKey } from '@wideload/contract';
import { formatInstant } from '#lib/format-instant.ts';
import { Button } from '#ui/button.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { keyCallsQuery } from './api-keys.queries.ts';
import * as texts from './api-keys.texts.ts';

export function KeyCalls({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const list = useQuery(keyCallsQuery(apiKey._id));
  return (
    <Modal
      title={texts.lastCalls}
      size="wide"
      onClose={onClose}
      actions={
        <Button pending={list.isFetching} onClick={() => void list.refetch()}>
          {texts.refresh}
        </Button>
      }
    >
      <p className="hint breakable below-12">{apiKey.name}</p>
      {list.isPending && <ListSkeleton rows={3} />}
      {list.error && <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />}
      {list.data?.items.length === 0 && <p>{texts.noCalls}</p>}
      <ul className="rows">
        {list.data?.items.map(({ _id, at, method, path, status, count }) => (
          <li key={_id}>
            <p className="breakable">
              <code>
                {method} {path}
              </code>
            </p>
            <p className="hint">
              {status ?? texts.unanswered}
              {count > 1 && `, ${texts.inThisMinute(count)}`}, <time dateTime={at}>{formatInstant(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
