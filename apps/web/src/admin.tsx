import './ui/global.css';
import type { RegisteredRouter } from '@tanstack/react-router';
import { callQuery } from '#lib/api/call-query.ts';
import type { AreaDocument } from './app/area-document.ts';
import { adminTree } from '#app/admin-area.tsx';
import { createAreaRouter } from '#app/create-router.tsx';
import { start } from './app/start.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { approvalsQuery } from '#features/admin/system/approvals.queries.ts';
import { queue } from '@wideload/contract/client';
import { onSecondPersonNeeded, type RefusedCall } from '#lib/api/api.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

type Props = { onUnread: (count: number) => void; onApprovals: (count: number) => void };

/** Counts only the requests that the person on this page may decide. */
const waitingApprovals = queryOptions({
  ...approvalsQuery,
  select: ({ open }) => open.filter(({ mayDecide }) => mayDecide).length,
  refetchInterval: 60_000,
});

const POLL_INTERVAL_MS = 30_000;

/** In a visible window; each act of this admin on an order makes it stale, too. */
const queueCountQuery = callQuery(
  ['admin', 'queue', 'count'],
  queue.count,
  {},
  { staleTime: 0, refetchInterval: POLL_INTERVAL_MS },
);

const AskSecondPerson = createLazyPart(
  async () => (await import('#features/admin/system/ask-second-person.tsx')).AskSecondPerson,
);

/** Once on each page of the desk. */
function SecondPersonHost() {
  const [asked, setAsked] = useState<{ refused: RefusedCall; give: (isAsked: boolean) => void }>();
  useEffect(() => {
    let end: (() => void) | undefined;
    const stop = onSecondPersonNeeded(
      (refused) =>
        new Promise((resolve) => {
          end = () => resolve(false);
          setAsked({
            refused,
            give(isAsked) {
              setAsked(undefined);
              resolve(isAsked);
            },
          });
        }),
    );
    return () => {
      stop();
      // A call that waits ends with the page.
      end?.();
    };
  }, []);
  return asked && <AskSecondPerson refused={asked.refused} onAnswer={asked.give} />;
}

/** Keeps the counts of waiting orders and approvals in the menu, and asks for a second person where a call needs one. */
function AdminBackground({ onUnread, onApprovals }: Props) {
  const { data } = useQuery(queueCountQuery);
  const { data: waiting } = useQuery(waitingApprovals);
  useEffect(() => {
    if (data !== undefined) onUnread(data.waiting);
  }, [data, onUnread]);
  useEffect(() => {
    if (waiting !== undefined) onApprovals(waiting);
  }, [waiting, onApprovals]);
  return <SecondPersonHost />;
}

const admins: AreaDocument = { area: 'admin', Background: AdminBackground };
// The compiler sees a router with the pages of both areas (`registered.ts`).
start(createAreaRouter(admins, [adminTree]) as unknown as RegisteredRouter);
