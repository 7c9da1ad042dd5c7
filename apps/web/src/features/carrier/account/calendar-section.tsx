import { callQuery } from '#lib/api/call-query.ts';
import { ConfirmedChange } from '#product/account/confirmed-change.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed } from '@wideload/contract';
import { calendarFeeds } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { call } from '#lib/api/api.ts';
import { ignoreNotFound } from '#lib/api/api-problem.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { ButtonAnchor } from '#ui/button-link.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import * as texts from './calendar.texts.ts';

/** Calendar programs subscribe by this scheme. */
const toSubscription = (address: string) => address.replace(/^https?:/, 'webcal:');

function FeedAddress({ address }: { address: string }) {
  const { said, copy } = useCopy();
  const shown = useRef<HTMLElement>(null);
  return (
    <>
      <p className="breakable">
        <code ref={shown}>{address}</code>
      </p>
      <div className="cluster">
        <Button look="primary" onClick={() => void copy(address, texts.copied, shown.current)}>
          {texts.copy}
        </Button>
        <ButtonAnchor href={toSubscription(address)}>{texts.subscribe}</ButtonAnchor>
      </div>
      <p role="status">{said}</p>
    </>
  );
}

const questions = {
  renew: {
    title: texts.renewQuestion,
    confirm: texts.renew,
    consequence: texts.whatRenewalDoes,
    done: texts.renewed,
    run: () => call(calendarFeeds.create, {}),
  },
  revoke: {
    title: texts.revokeQuestion,
    confirm: texts.revoke,
    consequence: texts.whatRevocationDoes,
    done: texts.revoked,
    run: () => ignoreNotFound(call(calendarFeeds.revoke, {})),
  },
} as const;

function FeedQuestion({ asked, onClose }: { asked: keyof typeof questions; onClose: () => void }) {
  const { consequence, run, ...words } = questions[asked];
  return (
    <ConfirmedChange {...words} cancel={texts.keep} change={run} stale={calendarFeedQuery.queryKey} onClose={onClose}>
      <p>{consequence}</p>
    </ConfirmedChange>
  );
}

function MadeFeed({ feed: { address, createdAt } }: { feed: CalendarFeed }) {
  const [asked, setAsked] = useState<keyof typeof questions>();
  return (
    <>
      {address === null ? (
        <Notice tone="warn">{texts.cannotCopy}</Notice>
      ) : (
        <FeedAddress key={address} address={address} />
      )}
      <p className="hint">{texts.madeOn(formatInstant(createdAt))}</p>
      <div className="cluster">
        <Button size="small" aria-label={texts.renewLink} onClick={() => setAsked('renew')}>
          {texts.renew}
        </Button>
        <Button size="small" look="danger" aria-label={texts.revokeLink} onClick={() => setAsked('revoke')}>
          {texts.revoke}
        </Button>
      </div>
      {asked !== undefined && <FeedQuestion asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function NoFeed() {
  const client = useQueryClient();
  const making = useMutation({
    mutationFn: () => call(calendarFeeds.create, {}),
    onSuccess: () => client.invalidateQueries(calendarFeedQuery),
  });
  return (
    <>
      {making.error && <Notice tone="danger">{making.error.message}</Notice>}
      <Button pending={making.isPending} onClick={() => making.mutate()}>
        {texts.make}
      </Button>
    </>
  );
}

/** The trips of the account in a calendar of the person. */
export function CalendarSection() {
  const found = useQuery(calendarFeedQuery);
  return (
    <Section title={texts.calendar} intro={texts.whatCalendarShows}>
      <Panel className="stack align-start">
        {found.isPending && <ListSkeleton rows={1} />}
        <FailedQuery query={found} />
        {found.data && (found.data.feed === null ? <NoFeed /> : <MadeFeed feed={found.data.feed} />)}
      </Panel>
    </Section>
  );
}

const calendarFeedQuery = callQuery(['calendar-feed'], calendarFeeds.read, {});
