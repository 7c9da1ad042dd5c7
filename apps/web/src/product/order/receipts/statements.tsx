import { useQuery, type UseQueryResult, queryOptions } from '@tanstack/react-query';
import type { StatementChoices } from '@wideload/contract';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { StatementForm } from './statement-form.tsx';
import * as texts from './statements.texts.ts';
import { statements } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

function Choices({ choices }: { choices: StatementChoices }) {
  const [first] = choices.companies;
  return first === undefined ? <p>{texts.nothingYet}</p> : <StatementForm choices={choices} first={first} />;
}

function Loaded({
  query: { data, error, isPending, isFetching, refetch },
}: {
  query: UseQueryResult<StatementChoices>;
}) {
  return (
    <>
      {isPending && <ListSkeleton rows={1} label={texts.loading} />}
      {error && !data && <FailedState failure={error} onRetry={() => void refetch()} pending={isFetching} />}
      {data && <Choices choices={data} />}
    </>
  );
}

export function OwnStatements() {
  const query = useQuery(ownStatementsQuery);
  return (
    <Section title={texts.statements} intro={texts.intro}>
      <Panel>
        <Loaded query={query} />
      </Panel>
    </Section>
  );
}

/** For an admin, without a title of its own. */
export function UserStatements({ userId }: { userId: string }) {
  return <Loaded query={useQuery(userStatementsQuery(userId))} />;
}

const ownStatementsQuery = queryOptions({
  queryKey: ['statements', 'own'],
  queryFn: ({ signal }) => call(statements.list, {}, { signal }),
});

function userStatementsQuery(id: string) {
  return queryOptions({
    queryKey: ['statements', id],
    queryFn: ({ signal }) => call(statements.listOfUser, { params: { id } }, { signal }),
  });
}
