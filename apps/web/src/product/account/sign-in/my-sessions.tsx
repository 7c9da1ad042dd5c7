import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';
import { isProblem } from '#lib/api/api-problem.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { Sign } from '#ui/sign.tsx';
import * as texts from './sessions.texts.ts';

export const ownSessionsQuery = callQuery(['own-sessions'], accounts.sessions, {});

function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(session: OwnSession | 'others') {
      if (session === 'others') return call(accounts.endOtherSessions, {});
      try {
        return await call(accounts.endSession, { params: { id: session._id } });
      } catch (error) {
        // The session already ended, which is the requested result.
        if (!isProblem(error, 'not-found')) throw error;
        return {};
      }
    },
    onSuccess(_, session) {
      const text = session === 'others' ? texts.othersSignedOut : texts.deviceSignedOut(session.device);
      showToast({ tone: 'ok', text });
    },
    onSettled: () => client.invalidateQueries(ownSessionsQuery),
  });
}

type SessionProps = { session: OwnSession; isEnding: boolean; onEnd: () => void };

function Session({ session, isEnding, onEnd }: SessionProps) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <li>
      <div>
        <p className="bold">{device}</p>
        <p className="hint">
          {texts.signedIn} <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          {texts.lastUsed} <time dateTime={lastUsedAt}>{formatInstant(lastUsedAt)}</time>
        </p>
      </div>
      {isCurrent ? (
        <Sign kind="ok">{texts.thisDevice}</Sign>
      ) : (
        <Button
          size="small"
          pending={isEnding}
          onClick={onEnd}
          aria-label={texts.signOutDevice(device, formatInstant(createdAt))}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  );
}

/** The devices on which the account is signed in. */
export function MySessions() {
  const list = useQuery(ownSessionsQuery);
  const end = useEndSession();
  const ending = end.isPending ? end.variables : undefined;
  const sessions = list.data?.items ?? [];
  return (
    <Section
      title={texts.mySessions}
      intro={texts.whichDevices}
      action={
        sessions.length > 1 && (
          <Button size="small" pending={ending === 'others'} onClick={() => end.mutate('others')}>
            {texts.signOutOthers}
          </Button>
        )
      }
    >
      <Panel>
        {list.isPending && <ListSkeleton rows={2} />}
        <FailedQuery query={list} />
        {end.error && <Notice tone="danger">{end.error.message}</Notice>}
        <ul className="rows action-rows">
          {sessions.map((session) => (
            <Session
              key={session._id}
              session={session}
              isEnding={ending === session}
              onEnd={() => end.mutate(session)}
            />
          ))}
        </ul>
      </Panel>
    </Section>
  );
}
