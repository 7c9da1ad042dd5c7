import { ConfirmedChange } from '#product/account/confirmed-change.tsx';
import { useRight, MissingRight } from '#product/account/own-rights.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import * as texts from './api-keys.texts.ts';
import { programs } from './api-keys.texts.ts';
import { WebhookList } from './webhook-list.tsx';
import { webhooksQuery } from './webhook-drawers.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKey } from '@wideload/contract';
import { useState } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import { readClock } from '#lib/server-clock.ts';
import { ShownOnceModal } from '#product/account/shown-once-modal.tsx';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Sign } from '#ui/sign.tsx';
import { MakeKeyDrawer, apiKeysQuery, keyCallsQuery } from './make-key-drawer.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { apiKeys } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { useLoadedAhead } from '#lib/timing/use-loaded-ahead.ts';

type Shown = { what: 'make' } | { what: 'secret'; secret: string } | { what: 'calls' | 'revoke'; apiKey: ApiKey };
type State = 'working' | 'expired' | 'revoked';

const kinds = { working: 'ok', expired: 'draft', revoked: 'no' } as const;

function decideState({ revokedAt, expiresAt }: ApiKey): State {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= readClock().getTime() ? 'expired' : 'working';
}

const Instant = ({ at }: { at: string }) => <time dateTime={at}>{formatInstant(at)}</time>;

function KeyRow({ apiKey, onShow }: { apiKey: ApiKey; onShow: (shown: Shown) => void }) {
  const { name, prefix, scopes, madeBy, expiresAt, lastUsedAt } = apiKey;
  const state = decideState(apiKey);
  return (
    <li className="stack align-start gap-12">
      <div>
        <p className="bold breakable">
          {name} <Sign kind={kinds[state]}>{texts[state]}</Sign>
        </p>
        <p className="hint">{scopes.map((scope) => texts.scopeNames[scope]).join(', ')}</p>
        <p className="hint breakable">
          <code>{texts.beginsWith(prefix)}</code>
          {madeBy !== '' && `, ${texts.madeBy(madeBy)}`}, {texts.ends} <Instant at={expiresAt} />,{' '}
          {lastUsedAt === null ? (
            texts.neverUsed
          ) : (
            <>
              {texts.lastUsed} <Instant at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className="cluster">
        <Button
          size="small"
          onClick={() => onShow({ what: 'calls', apiKey })}
          aria-label={texts.named(texts.calls, name)}
        >
          {texts.calls}
        </Button>
        {state === 'working' && (
          <Button
            size="small"
            look="danger"
            onClick={() => onShow({ what: 'revoke', apiKey })}
            aria-label={texts.named(texts.revoke, name)}
          >
            {texts.revoke}
          </Button>
        )}
      </div>
    </li>
  );
}

function Overlay({ shown, onShow, onClose }: { shown: Shown; onShow: (shown: Shown) => void; onClose: () => void }) {
  switch (shown.what) {
    case 'make':
      return <MakeKeyDrawer onMade={(secret) => onShow({ what: 'secret', secret })} onClose={onClose} />;
    case 'secret':
      return <ShownOnceModal secrets={[shown.secret]} words={texts.keyWords} onClose={onClose} />;
    case 'calls':
      return <KeyCalls apiKey={shown.apiKey} onClose={onClose} />;
    case 'revoke':
      return <RevokeKey apiKey={shown.apiKey} onClose={onClose} />;
  }
}

function KeyList() {
  const list = useQuery(apiKeysQuery);
  const [shown, setShown] = useState<Shown>();
  const make = (
    <Button look="primary" onClick={() => setShown({ what: 'make' })}>
      {texts.makeKey}
    </Button>
  );
  const items = list.data?.items;
  return (
    <Section title={texts.apiKeys} intro={texts.whatKeysAre} action={items !== undefined && items.length > 0 && make}>
      {list.isPending && <ListSkeleton rows={2} />}
      <FailedQuery query={list} />
      {items?.length === 0 && (
        <EmptyState title={texts.noKeys} action={make}>
          {texts.howToBegin}
        </EmptyState>
      )}
      {items !== undefined && items.length > 0 && (
        <Panel>
          <ul className="rows">
            {items.map((apiKey) => (
              <KeyRow key={apiKey._id} apiKey={apiKey} onShow={setShown} />
            ))}
          </ul>
        </Panel>
      )}
      {shown && <Overlay shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />}
    </Section>
  );
}

function KeyCalls({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
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
      <FailedQuery query={list} />
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

function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  return (
    <ConfirmedChange
      title={texts.revokeQuestion}
      confirm={texts.revoke}
      change={() => call(apiKeys.revoke, { params: { id: apiKey._id } })}
      stale={apiKeysQuery.queryKey}
      done={texts.keyRevoked}
      onClose={onClose}
    >
      <p className="breakable">{texts.whatRevocationDoes(apiKey.name)}</p>
    </ConfirmedChange>
  );
}

/** API keys and webhooks of the account. */
export function ProgramsPage() {
  const isOwner = useRight('owner');
  const client = useQueryClient();
  const isReady = useLoadedAhead(
    ['programs'],
    isOwner ? () => [client.ensureQueryData(apiKeysQuery), client.ensureQueryData(webhooksQuery)] : null,
  );
  return (
    <>
      <PageTitle>{programs}</PageTitle>
      <MissingRight right="owner" />
      {isOwner && !isReady && <ListSkeleton />}
      {isOwner && isReady && (
        <>
          <KeyList />
          <WebhookList />
        </>
      )}
    </>
  );
}
