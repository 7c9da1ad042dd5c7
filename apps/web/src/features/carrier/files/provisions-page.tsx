import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Provision } from '@wideload/contract';
import { maxSearchLength, provisions } from '@wideload/contract/client';
import { isOrderable, stateName } from '@wideload/domain';
import { useCallback } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { callForFile } from '#lib/api/call-for-file.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { DownloadLink } from '#ui/list/download-link.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import css from './provisions-page.module.css';
import * as texts from './provisions.texts.ts';

export function findProvisions(items: readonly Provision[], search: string): readonly Provision[] {
  const query = search.trim().toLowerCase();
  const byCode = items.filter(({ state }) => state.toLowerCase() === query);
  const byName = items.filter((item) => !byCode.includes(item) && stateName(item.state).toLowerCase().includes(query));
  return [...byCode, ...byName];
}

const provisionsQuery = callQuery(['provisions'], provisions.list, {});

function ProvisionItem({ state, url }: Provision) {
  return (
    <li className={css['item']}>
      <DownloadLink href={url} ask={() => callForFile(provisions.read, { params: { state } })}>
        {stateName(state)}
        <span className="visually-hidden"> {texts.provisionsPdf}</span>
      </DownloadLink>
      {!isOrderable(state) && <p className="small-print">{texts.notSoldOnline}</p>}
    </li>
  );
}

function ProvisionList({
  items,
  search,
  onClear,
}: {
  items: readonly Provision[];
  search: string;
  onClear: () => void;
}) {
  const found = findProvisions(items, search);
  if (found.length === 0) {
    return (
      <EmptyState title={texts.noStateFits} action={<Button onClick={onClear}>{texts.showAllStates}</Button>}>
        {texts.nothingFound(search)}
      </EmptyState>
    );
  }
  return (
    <ul className={css['list']}>
      {found.map((provision) => (
        <ProvisionItem key={provision.state} {...provision} />
      ))}
    </ul>
  );
}

export function ProvisionsPage() {
  const { search: asked = '' }: SearchTexts = useSearch({ strict: false });
  const search = asked.trim().slice(0, maxSearchLength);
  const navigate = useNavigate();
  const list = useQuery(provisionsQuery);
  const setSearch = useCallback(
    (text: string) => void navigate({ to: '.', search: text === '' ? {} : { search: text }, replace: true }),
    [navigate],
  );
  return (
    <>
      <PageTitle intro={texts.whatTheyAre}>{texts.downloadProvisionsDocuments}</PageTitle>
      <SearchField label={texts.searchByState} value={search} onSearch={setSearch} />
      <Notice className="above-20">{texts.referenceOnly}</Notice>
      <div aria-busy={list.isFetching}>
        {list.isPending && <ListSkeleton label={texts.loadingTheDocuments} />}
        <FailedQuery query={list} />
        {list.data && <ProvisionList items={list.data.items} search={search} onClear={() => setSearch('')} />}
      </div>
    </>
  );
}
