import { useQuery } from '@tanstack/react-query';
import type { Order, OrderWarning } from '@wideload/contract';
import { stateName, type StateCode } from '@wideload/domain';
import { callQuery } from '#lib/api/call-query.ts';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './warnings.texts.ts';
import { warnings, waits } from '@wideload/contract/client';
import { FailedLine, FailedQuery } from '#ui/list/list-states.tsx';
import { Section } from '#ui/layout/panel.tsx';
import * as waitsTexts from './waits.texts.ts';

function WarningLines({ warning: { was, now, toDo, since, source, kind } }: { warning: OrderWarning }) {
  return (
    <>
      {was === '' ? (
        <p>{now}</p>
      ) : (
        <>
          <p>{texts.was(was)}</p>
          <p>{texts.now(now)}</p>
        </>
      )}
      <p className="bold">{toDo}</p>
      <p className="hint breakable">
        {kind !== 'restriction' && `${texts.since(formatWeekdayAndDay(since))}. `}
        {texts.source}: {source.link === null ? source.words : <a href={source.link}>{source.words}</a>}
      </p>
    </>
  );
}

export const warningsQuery = ({ _id: id, version }: Pick<Order, '_id' | 'version'>) =>
  callQuery(['orders', 'warnings', id, version], warnings.list, { params: { id } });

/** Renders nothing for most orders. */
export function TripWarnings({ order }: { order: Pick<Order, '_id' | 'version'> }) {
  const list = useQuery(warningsQuery(order));
  const items = list.data?.items ?? [];
  if (list.error && !list.data) return <FailedQuery query={list} title={texts.notLoaded} />;
  const former = items.filter(({ isWithdrawn }) => isWithdrawn);
  return (
    <>
      {items
        .filter(({ isWithdrawn }) => !isWithdrawn)
        .map((warning) => (
          <Notice
            key={warning._id}
            tone="warn"
            title={texts.title(stateName(warning.state), warning.what)}
            className="below-20"
          >
            <WarningLines warning={warning} />
          </Notice>
        ))}
      {former.length > 0 && (
        <details className="below-20">
          <summary className="target">{former.length === 1 ? texts.showOne : texts.showAll(former.length)}</summary>
          <ul className="bullets">
            {former.map(({ _id, state, what }) => (
              <li key={_id}>
                {texts.noLonger}: {texts.title(stateName(state), what)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The usual wait for each undecided permit of the order. */
export const waitsQuery = (orderId: string) =>
  callQuery(['orders', 'waits', orderId], waits.list, { params: { id: orderId } });

/** Before the payment. Each state has its line from the start, so that nothing moves when the answer comes. */
export function StateWaits({ orderId, states }: { orderId: string; states: readonly StateCode[] }) {
  const list = useQuery(waitsQuery(orderId));
  const { data, error } = list;
  const describe = (state: StateCode) =>
    [...new Set(data?.items.filter((wait) => wait.state === state).map(({ words }) => words))].join('; ');
  return (
    <Section title={waitsTexts.whenWillItCome} intro={waitsTexts.countedFrom}>
      {error === null || data !== undefined ? (
        <ul className="bullets">
          {states.map((state) => (
            <li key={state}>
              {stateName(state)}: {data === undefined ? waitsTexts.loading : describe(state)}
            </li>
          ))}
        </ul>
      ) : (
        <FailedLine query={list} text={waitsTexts.notLoaded} />
      )}
    </Section>
  );
}
