import type { List } from '@wideload/contract/client';
import { useState, type ReactNode, useCallback } from 'react';
import * as texts from './records.texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { CorrectedOrders } from '#product/order/changes/corrected-orders.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { useRight, MissingRight } from './own-rights.tsx';
import type { OwnRecords } from './own-records.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseOwnPath } from '#lib/address/own-path.ts';
import { parseSearch, type SearchTexts } from '#lib/address/search-codec.ts';

export type RecordsWords = {
  title: string;
  add: string;
  searchLabel: string;
  none: string;
  noneHint: string;
  noMatch: string;
  noMatchHint: (search: string) => string;
  showAll: string;
};

type RecordsPageProps<Row, L extends List> = {
  words: RecordsWords;
  records: Pick<OwnRecords<Row, L, never>, 'list' | 'pageQuery'>;
  shortcut: 'company' | 'truck' | 'trailer';
  /** As a sentence about the record names it. */
  nameRecord: (row: Row) => string;
  renderCard: (row: Row, actions: { onEdit: () => void; onDelete: () => void }) => ReactNode;
  /** Without a record, the drawer adds one. */
  renderDrawer: (row: Row | undefined, actions: { onClose: () => void; onSaved: (row: Row) => void }) => ReactNode;
  renderDeletion: (row: Row, actions: { onClose: () => void; onDeleted: () => void }) => ReactNode;
};

const order = '/new_order';

export function parseOrderSearch(redirect: string | undefined): SearchTexts | null {
  const path = parseOwnPath(redirect);
  if (path === null) return null;
  const { pathname, search } = new URL(path, window.location.origin);
  return pathname === order ? parseSearch(search) : null;
}

/** `?add=1` opens the drawer; the order at `redirect` finds the new record's id under `name`. */
function useShortcut(name: 'company' | 'truck' | 'trailer') {
  const { add, redirect }: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const back = parseOrderSearch(redirect);

  const setAdding = useCallback(
    (isAdding: boolean) =>
      void navigate({
        to: '.',
        search: ({ add: _, ...rest }: SearchTexts) => (isAdding ? { ...rest, add: '1' } : rest),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );

  return {
    isAdding: add === '1',
    setAdding,
    back,
    finish(id: string): void {
      if (back === null) return setAdding(false);
      void navigate({ to: order, search: { ...back, [name]: id } });
    },
  };
}

export function RecordsPage<Row extends { _id: string }, L extends List>(props: RecordsPageProps<Row, L>) {
  const { words, records, shortcut, nameRecord, renderCard, renderDrawer, renderDeletion } = props;
  const mayChange = useRight('dispatcher');
  const list = useList(records.list, records.pageQuery);
  const { isAdding, setAdding, back, finish } = useShortcut(shortcut);
  const [editing, setEditing] = useState<Row>();
  const [deleting, setDeleting] = useState<Row>();
  const [corrected, setCorrected] = useState<Row>();
  const stopEditing = () => setEditing(undefined);
  function finishEditing(row: Row) {
    stopEditing();
    setCorrected(row);
  }
  const stopDeleting = () => setDeleting(undefined);
  return (
    <>
      {back && (
        <ButtonLink look="link" to="/new_order" search={back}>
          {texts.backToTheOrder}
        </ButtonLink>
      )}
      <PageTitle
        action={
          mayChange && (
            <Button look="primary" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )
        }
      >
        {words.title}
      </PageTitle>
      <MissingRight right="dispatcher" />
      <ListPart
        list={list}
        look="cards"
        searchLabel={words.searchLabel}
        empty={<NoRecords words={words} search={list.params.search} onClear={() => list.setSearch('')} />}
      >
        {(items) =>
          items.map((row) => renderCard(row, { onEdit: () => setEditing(row), onDelete: () => setDeleting(row) }))
        }
      </ListPart>
      {mayChange &&
        isAdding &&
        renderDrawer(undefined, { onClose: () => setAdding(false), onSaved: ({ _id }) => finish(_id) })}
      {editing && renderDrawer(editing, { onClose: stopEditing, onSaved: finishEditing })}
      {corrected && !editing && (
        <CorrectedOrders
          kind={shortcut}
          id={corrected._id}
          name={nameRecord(corrected)}
          onClose={() => setCorrected(undefined)}
        />
      )}
      {deleting &&
        renderDeletion(deleting, {
          onClose: stopDeleting,
          onDeleted: () => list.continueAfterRemoval(stopDeleting),
        })}
    </>
  );
}

function NoRecords({ words, search, onClear }: { words: RecordsWords; search: string; onClear: () => void }) {
  if (search === '') return <EmptyState title={words.none}>{words.noneHint}</EmptyState>;
  return (
    <EmptyState title={words.noMatch} action={<Button onClick={onClear}>{words.showAll}</Button>}>
      {words.noMatchHint(search)}
    </EmptyState>
  );
}

type Props = { name: string; onEdit: () => void; onDelete: () => void };

/** The buttons of a truck, a trailer or a company; none for a viewer. */
export function RecordActions({ name, onEdit, onDelete }: Props) {
  const mayChange = useRight('dispatcher');
  if (!mayChange) return null;
  return (
    <>
      <Button size="small" onClick={onEdit} aria-label={texts.editNamed(name)}>
        {texts.edit}
      </Button>
      <Button size="small" look="danger" onClick={onDelete} aria-label={texts.deleteNamed(name)}>
        {texts.deleteIt}
      </Button>
    </>
  );
}
