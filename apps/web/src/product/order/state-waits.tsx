import { useQuery, queryOptions } from '@tanstack/react-query';
import { stateName, type StateCode } from '@wideload/domain';
import { Section } from '#ui/layout/panel.tsx';
import * as texts from './waits.texts.ts';
import { waits } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

/** The usual wait for each undecided permit of the order. */
export function waitsQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', 'waits', orderId],
    queryFn: ({ signal }) => call(waits.list, { params: { id: orderId } }, { signal }),
  });
}

/** Before the payment. Each state has its line from the start, so that nothing moves when the answer comes. */
export function StateWaits({ orderId, states }: { orderId: string; states: readonly StateCode[] }) {
  const { data, error } = useQuery(waitsQuery(orderId));
  const describe = (state: StateCode) =>
    [...new Set(data?.items.filter((wait) => wait.state === state).map(({ words }) => words))].join('; ');
  return (
    <Section title={texts.whenWillItCome} intro={texts.countedFrom}>
      {error === null ? (
        <ul className="bullets">
          {states.map((state) => (
            <li key={state}>
              {stateName(state)}: {data === undefined ? texts.loading : describe(state)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{error.message}</p>
      )}
    </Section>
  );
}
