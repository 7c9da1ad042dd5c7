import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DeskFigures } from '@wideload/contract';
import { queue } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { Table } from '#ui/list/table.tsx';
import { formatSpan } from './queue/age-text.ts';
import { PermitsLinks } from './list/permits-links.tsx';
import { TemplatesSection } from './templates-section.tsx';
import * as texts from './desk.texts.ts';

const deskQuery = queryOptions({
  queryKey: ['admin', 'queue', 'desk'],
  queryFn: ({ signal }) => call(queue.desk, {}, { signal }),
  refetchInterval: 60_000,
});

type Person = DeskFigures['people'][number];
type Row = {
  key: string;
  name: string;
  figures: readonly (readonly [label: string, value: string])[];
};

const number = new Intl.NumberFormat('en-US');
const formatMedian = (seconds: number | null) => (seconds === null ? texts.none : formatSpan(seconds * 1000));

function toPersonRow({ admin, secondsToIssue, ...counts }: Person): Row {
  const name = admin === null ? texts.nobody : admin.email === '' ? texts.deletedAccount : admin.email;
  const names = ['held', 'overdue', 'questions', 'differences', 'filed', 'issued'] as const;
  return {
    key: admin?._id ?? '',
    name,
    figures: [
      ...names.map((each) => [texts[each], number.format(counts[each])] as const),
      [texts.median, formatMedian(secondsToIssue)],
    ],
  };
}

function toStateRow({ state, issued, secondsToIssue }: DeskFigures['states'][number]): Row {
  const figures = [
    [texts.issued, number.format(issued)],
    [texts.median, formatMedian(secondsToIssue)],
  ] as const;
  return { key: state, name: stateName(state), figures };
}

function Figures({ caption, first, rows }: { caption: string; first: string; rows: readonly [Row, ...Row[]] }) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {rows[0].figures.map(([label]) => (
            <th key={label} scope="col" data-figure>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row" data-label={first} className="breakable">
              {name}
            </th>
            {figures.map(([label, value]) => (
              <td key={label} data-figure data-label={label}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Desk() {
  const { data, error, isPending, isFetching, refetch } = useQuery(deskQuery);
  if (isPending) return <ListSkeleton label={texts.loading} />;
  if (data === undefined) return <FailedState failure={error} onRetry={() => void refetch()} pending={isFetching} />;
  const [person, ...people] = data.people.map(toPersonRow);
  const [state, ...states] = data.states.map(toStateRow);
  return (
    <div className="stack gap-20">
      <p className="hint">{texts.explained}</p>
      <Section title={texts.byPerson}>
        {person && <Figures caption={texts.byPerson} first={texts.person} rows={[person, ...people]} />}
      </Section>
      <Section title={texts.byState}>
        {state ? (
          <Figures caption={texts.byState} first={texts.state} rows={[state, ...states]} />
        ) : (
          <p>{texts.noneIssued}</p>
        )}
      </Section>
      <TemplatesSection />
    </div>
  );
}

export function DeskPage() {
  return (
    <>
      <PermitsLinks />
      <PageTitle intro={`${texts.intro} ${texts.days}.`}>{texts.desk}</PageTitle>
      <ForDesk right={queue.desk.deskRight} what={texts.seeDesk}>
        <Desk />
      </ForDesk>
    </>
  );
}
