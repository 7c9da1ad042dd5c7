import { useQuery } from '@tanstack/react-query';
import type { Recipient } from '@wideload/contract';
import { recipients } from '@wideload/contract/client';
import { formatRecipient } from '@wideload/domain';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { DeleteRecord } from '#product/account/delete-record.tsx';
import { useRight } from '#product/account/own-rights.ts';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { Sign } from '#ui/sign.tsx';
import { recipientsQuery } from './recipients.queries.ts';
import * as texts from './recipients.texts.ts';

const RecipientDrawer = createLazyPart(async () => (await import('./people-drawers.tsx')).RecipientDrawer);

type RowProps = { recipient: Recipient; mayChange: boolean; onRemove: () => void };

function RecipientRow({ recipient: { name, to, events, hasOptedOut }, mayChange, onRemove }: RowProps) {
  return (
    <li className="spread align-center">
      <div>
        <p className="bold breakable">
          {name} {hasOptedOut && <Sign kind="no">{texts.optedOut}</Sign>}
        </p>
        <p className="hint breakable">{formatRecipient(to)}</p>
        <p className="hint">
          {hasOptedOut ? texts.whatOptedOutMeans : events.map((event) => texts.eventNames[event]).join(', ')}
        </p>
      </div>
      {mayChange && (
        <Button size="small" look="danger" onClick={onRemove} aria-label={texts.removeNamed(name)}>
          {texts.remove}
        </Button>
      )}
    </li>
  );
}

/** Recipients of news who are no people of the account. */
export function RecipientList() {
  const list = useQuery(recipientsQuery);
  const mayChange = useRight('dispatcher');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Recipient | null>(null);
  const items = list.data?.items ?? [];
  return (
    <Section
      title={texts.others}
      intro={texts.othersIntro}
      action={mayChange && <Button onClick={() => setAdding(true)}>{texts.addOther}</Button>}
    >
      {list.isPending && <ListSkeleton rows={1} />}
      {list.error && <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />}
      {list.data && items.length === 0 && <p className="muted">{texts.noOthers}</p>}
      {items.length > 0 && (
        <Panel>
          <ul className="rows">
            {items.map((recipient) => (
              <RecipientRow
                key={recipient._id}
                recipient={recipient}
                mayChange={mayChange}
                onRemove={() => setRemoved(recipient)}
              />
            ))}
          </ul>
        </Panel>
      )}
      {isAdding && <RecipientDrawer onClose={() => setAdding(false)} />}
      {removed && (
        <DeleteRecord
          title={texts.removeQuestion(removed.name)}
          confirm={texts.remove}
          remove={() => call(recipients.remove, { params: { id: removed._id } })}
          stale={recipientsQuery.queryKey}
          successText={texts.removed}
          onClose={() => setRemoved(null)}
          onDeleted={() => setRemoved(null)}
        >
          <p>{texts.whatRemovalDoes}</p>
        </DeleteRecord>
      )}
    </Section>
  );
}
