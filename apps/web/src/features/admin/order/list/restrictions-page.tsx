import { ConfirmedChange } from '#product/account/confirmed-change.tsx';
import { useQuery } from '@tanstack/react-query';
import type { StoredRestriction } from '@wideload/contract';
import { restrictions } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { findToday } from '#lib/today.ts';
import { ForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { RowTable, type RowColumn } from '#ui/list/sort-table.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { figureFields, formatFigure } from '../filing/figure-fields.ts';
import { PermitsLinks } from './permits-links.tsx';
import { restrictionsQuery } from './restrictions.queries.ts';
import * as texts from './restrictions.texts.ts';

// Most openings of the page end without a form.
const RestrictionDrawer = createLazyPart(async () => (await import('./restriction-drawer.tsx')).RestrictionDrawer);

function formatLoads(restriction: StoredRestriction): string {
  const given = figureFields.flatMap((field) => {
    const figure = restriction[field];
    return figure === null ? [] : [`${texts.figures[field]} ${formatFigure(field, figure)}`];
  });
  return given.length === 0 ? texts.allLoads : texts.orMore(given.join(texts.joinFigures));
}

const formatDays = ({ firstDay, lastDay }: StoredRestriction) =>
  lastDay === ''
    ? texts.untilFurtherNotice(formatWeekdayAndDay(firstDay))
    : texts.fromTo(formatWeekdayAndDay(firstDay), formatWeekdayAndDay(lastDay));

const formatWhere = ({ state, road, place }: StoredRestriction) =>
  [stateName(state), road === '' ? texts.wholeState : road, place].filter(Boolean).join(', ');

/** Why it warns nobody any more; null while it does. */
function findEnd({ withdrawnAt, lastDay }: StoredRestriction): string | null {
  if (withdrawnAt !== null) return texts.withdrawn;
  return lastDay !== '' && lastDay < findToday() ? texts.over : null;
}

type Shown =
  | { what: 'edit'; restriction: StoredRestriction | null }
  | { what: 'withdraw'; restriction: StoredRestriction };

type ButtonsProps = { restriction: StoredRestriction; onShow: (shown: Shown) => void };

function RowButtons({ restriction, onShow }: ButtonsProps) {
  const { what } = restriction;
  return (
    <div className="cluster gap-8">
      <Button size="small" aria-label={texts.editOf(what)} onClick={() => onShow({ what: 'edit', restriction })}>
        {texts.edit}
      </Button>
      <Button
        size="small"
        look="danger"
        aria-label={texts.withdrawOf(what)}
        onClick={() => onShow({ what: 'withdraw', restriction })}
      >
        {texts.withdraw}
      </Button>
    </div>
  );
}

type WithdrawalProps = { restriction: StoredRestriction; onClose: () => void };

function Withdrawal({ restriction: { _id: id, what }, onClose }: WithdrawalProps) {
  return (
    <ConfirmedChange
      title={texts.withdrawQuestion}
      confirm={texts.withdraw}
      cancel={texts.keep}
      change={() => call(restrictions.withdraw, { params: { id } })}
      stale={restrictionsQuery.queryKey}
      done={texts.isWithdrawn}
      onClose={onClose}
    >
      <p className="bold">{what}</p>
      <p>{texts.withdrawConsequence}</p>
    </ConfirmedChange>
  );
}

const columns: readonly RowColumn<StoredRestriction>[] = [
  {
    key: 'what',
    label: texts.restriction,
    width: '25%',
    cellClass: 'breakable',
    cell: ({ what, source }) => (
      <>
        {what}
        <span className="second-line hint breakable">
          <a href={source}>{source}</a>
        </span>
      </>
    ),
  },
  { key: 'where', label: texts.where, width: '16%', cell: formatWhere },
  { key: 'days', label: texts.days, width: '19%', cell: formatDays },
  { key: 'loads', label: texts.loads, width: '13%', cell: formatLoads },
  { key: 'trips', label: texts.trips, figure: true, width: '8%', cell: ({ trips }) => trips },
];

const toActions = (mayChange: boolean, onShow: (shown: Shown) => void): RowColumn<StoredRestriction> => ({
  key: 'actions',
  label: texts.actions,
  width: '19%',
  cell: (restriction) =>
    findEnd(restriction) ?? (mayChange && <RowButtons restriction={restriction} onShow={onShow} />),
});

function List({ onShow }: { onShow: (shown: Shown) => void }) {
  const list = useQuery(restrictionsQuery);
  const { data } = list;
  const mayChange = useDeskRight(restrictions.update.deskRight);
  if (list.isPending) return <ListSkeleton label={texts.loading} />;
  if (data === undefined) return <FailedQuery query={list} />;
  if (data.items.length === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return (
    <RowTable
      isList
      caption={texts.restrictions}
      rows={data.items}
      toKey={({ _id }) => _id}
      columns={[...columns, toActions(mayChange, onShow)]}
    />
  );
}

export function RestrictionsPage() {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <>
      <PermitsLinks />
      <PageTitle
        intro={texts.intro}
        action={
          <ForDesk right={restrictions.create.deskRight} what={texts.enter}>
            <Button look="primary" onClick={() => setShown({ what: 'edit', restriction: null })}>
              {texts.enter}
            </Button>
          </ForDesk>
        }
      >
        {texts.restrictions}
      </PageTitle>
      <List onShow={setShown} />
      {shown?.what === 'edit' && <RestrictionDrawer restriction={shown.restriction} onClose={close} />}
      {shown?.what === 'withdraw' && <Withdrawal restriction={shown.restriction} onClose={close} />}
    </>
  );
}
