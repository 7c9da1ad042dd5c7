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
import { Table } from '#ui/list/table.tsx';
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

function Row({ restriction, onShow }: { restriction: StoredRestriction; onShow: (shown: Shown) => void }) {
  const mayChange = useDeskRight(restrictions.update.deskRight);
  const { what, source, trips } = restriction;
  const end = findEnd(restriction);
  return (
    <tr data-row>
      <th scope="row" data-label={texts.restriction} className="breakable">
        {what}
        <span className="second-line hint breakable">
          <a href={source}>{source}</a>
        </span>
      </th>
      <td data-label={texts.where}>{formatWhere(restriction)}</td>
      <td data-label={texts.days}>{formatDays(restriction)}</td>
      <td data-label={texts.loads}>{formatLoads(restriction)}</td>
      <td data-figure data-label={texts.trips}>
        {trips}
      </td>
      <td data-label={texts.actions}>
        {end ??
          (mayChange && (
            <div className="cluster gap-8">
              <Button
                size="small"
                aria-label={texts.editOf(what)}
                onClick={() => onShow({ what: 'edit', restriction })}
              >
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
          ))}
      </td>
    </tr>
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

const widths = [
  { key: 'what', width: '25%' },
  { key: 'where', width: '16%' },
  { key: 'days', width: '19%' },
  { key: 'loads', width: '13%' },
  { key: 'trips', width: '8%' },
  { key: 'actions', width: '19%' },
];

function List({ onShow }: { onShow: (shown: Shown) => void }) {
  const list = useQuery(restrictionsQuery);
  const { data } = list;
  if (list.isPending) return <ListSkeleton label={texts.loading} />;
  if (data === undefined) return <FailedQuery query={list} />;
  if (data.items.length === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return (
    <Table caption={texts.restrictions} widths={widths}>
      <thead>
        <tr>
          <th scope="col">{texts.restriction}</th>
          <th scope="col">{texts.where}</th>
          <th scope="col">{texts.days}</th>
          <th scope="col">{texts.loads}</th>
          <th scope="col" data-figure>
            {texts.trips}
          </th>
          <th scope="col">{texts.actions}</th>
        </tr>
      </thead>
      <tbody>
        {data.items.map((restriction) => (
          <Row key={restriction._id} restriction={restriction} onShow={onShow} />
        ))}
      </tbody>
    </Table>
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
