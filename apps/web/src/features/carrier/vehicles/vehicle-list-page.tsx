import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListParams } from '../../../lib/address/list-params.ts';
import type { SearchTexts } from '../../../lib/address/search-codec.ts';
import * as texts from './vehicles.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState, ListStates } from '../../../ui/list/list-states.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import css from './vehicle-list-page.module.css';

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type Page<Item> = { items: Item[]; total: number; page: number; pageSize: number };

type Words = {
  title: string;
  add: string;
  searchBy: string;
  none: string;
  whatFor: string;
  noneFits: string;
  showAll: string;
};

type Props<Item> = {
  words: Words;
  list: UseQueryResult<Page<Item>>;
  params: ListParams;
  onSearch: (search: string) => void;
  onPage: (page: number) => void;
  onAdd: () => void;
  /** The query of the order that waits for a new vehicle, null for none. */
  back: SearchTexts | null;
  /** Draws one vehicle. */
  children: (item: Item) => ReactNode;
};

function Nothing({ search, words, onClear }: { search: string; words: Words; onClear: () => void }) {
  if (search === '') return <EmptyState title={words.none}>{words.whatFor}</EmptyState>;
  return (
    <EmptyState title={words.noneFits} action={<Button onClick={onClear}>{words.showAll}</Button>}>
      {texts.nothingFound(search)}
    </EmptyState>
  );
}

/** The frame of the lists of trucks and of trailers. */
export function VehicleListPage<Item>({ words, list, params, onSearch, onPage, onAdd, back, children }: Props<Item>) {
  return (
    <>
      {back && (
        <ButtonLink look="link" to="/new_order" search={back}>
          {texts.backToTheOrder}
        </ButtonLink>
      )}
      <PageTitle
        action={
          <Button look="primary" onClick={onAdd}>
            {words.add}
          </Button>
        }
      >
        {words.title}
      </PageTitle>
      <SearchField label={words.searchBy} value={params.search} onSearch={onSearch} delay={searchDelay} />
      <div className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={onPage}
          empty={<Nothing search={params.search} words={words} onClear={() => onSearch('')} />}
        >
          {(items) => items.map(children)}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && <Pagination {...list.data} onPage={onPage} />}
    </>
  );
}
