import { useQuery } from '@tanstack/react-query';
import type { KeptWait } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { Section } from '#ui/layout/panel.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { Table } from '#ui/list/table.tsx';
import { keptWaitsQuery } from './system.queries.ts';
import * as texts from './kept-waits.texts.ts';

const figure = { 'data-figure': '' };

/** A permit that waits too long already has broken what was told, whenever it comes. */
export function formatShare({ told, kept, late }: Pick<KeptWait, 'told' | 'kept' | 'late'>): string {
  const all = told + late;
  return all === 0 ? texts.noShare : `${Math.round((kept / all) * 100)}%`;
}

/** All states together; permits that a program issues and those that a person decides are apart. */
export function addKeptWaits(items: readonly KeptWait[]): Omit<KeptWait, 'state'>[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))].toSorted();
  return kinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const add = (key: 'told' | 'kept' | 'late') => own.reduce((sum, item) => sum + item[key], 0);
    return { kind, told: add('told'), kept: add('kept'), late: add('late') };
  });
}

function Row({ name, wait }: { name: string; wait: Omit<KeptWait, 'state'> }) {
  return (
    <tr>
      <th scope="row" data-label={texts.state}>
        {name}
      </th>
      <td data-label={texts.issued}>{texts.kindWords[wait.kind]}</td>
      <td {...figure} data-label={texts.told}>
        {wait.told}
      </td>
      <td {...figure} data-label={texts.late}>
        {wait.late}
      </td>
      <td {...figure} data-label={texts.kept}>
        {formatShare(wait)}
      </td>
    </tr>
  );
}

function Waits({ items }: { items: readonly KeptWait[] }) {
  if (items.length === 0) return <p>{texts.none}</p>;
  return (
    <Table caption={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.issued}</th>
          <th scope="col" {...figure}>
            {texts.told}
          </th>
          <th scope="col" {...figure}>
            {texts.late}
          </th>
          <th scope="col" {...figure}>
            {texts.kept}
          </th>
        </tr>
      </thead>
      <tbody>
        {addKeptWaits(items).map((wait) => (
          <Row key={wait.kind} name={texts.all} wait={wait} />
        ))}
        {items.map((wait) => (
          <Row key={`${wait.state} ${wait.kind}`} name={stateName(wait.state)} wait={wait} />
        ))}
      </tbody>
    </Table>
  );
}

/** Whether permits come within the time that carriers are told before they pay. */
export function KeptWaits() {
  const { data, error, isFetching, refetch } = useQuery(keptWaitsQuery);
  return (
    <Section title={texts.title} intro={texts.intro}>
      {data && <Waits items={data.items} />}
      {!data && !error && <ListSkeleton label={texts.loading} />}
      {!data && error && <FailedState failure={error} onRetry={() => void refetch()} pending={isFetching} />}
    </Section>
  );
}
