import { type ReactNode, useCallback, useState } from 'react';
import * as texts from './queue.texts.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine, type Failure } from '#ui/list/list-states.tsx';
import { SortSelect } from '#ui/list/list-part.tsx';
import { computeUpdates, formatUpdates, type QueueBoard, type QueueSort, type QueueFilter } from './queue-board.ts';
import { classNames } from '#ui/class-names.ts';
import css from './queue-page.module.css';
import { queueHolders, queueTags, queue } from '@wideload/contract/client';
import { orderableStates, permitStatuses, stateName } from '@wideload/domain';
import { formatPermitStatus } from '#product/permit/permit-signs.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '#lib/format-instant.ts';
import { formatList } from '#lib/format-list.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { askedOrdersQuery } from '../state-questions.queries.ts';
import * as stateQuestionTexts from '../state-question.texts.ts';

const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

export type QueueBarProps = {
  /** Undefined until it is loaded. */
  board: QueueBoard | undefined;
  failure: Failure | null;
  isFetching: boolean;
  refused: string | null;
  onRetry: () => void;
  onShow: () => void;
  sort: QueueSort;
  onSort: (sort: QueueSort) => unknown;
  /** The acts for the chosen rows. */
  acts: ReactNode;
};

function Freshness({
  board,
  failure,
  refused,
  isFetching,
  onRetry,
}: Omit<QueueBarProps, 'onShow' | 'sort' | 'onSort' | 'acts'>) {
  if (board === undefined) return <p className="hint">{'\u00A0'}</p>;
  const time = timeOfDay.format(new Date(board.latest.asOf));
  if (failure)
    return (
      <div role="alert" className={css['failed']}>
        <span>
          {texts.notRefreshed(time)} {failure.message}
        </span>
        <Button size="small" pending={isFetching} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  if (refused !== null)
    return (
      <p role="alert" className={css['failed']}>
        {refused}
      </p>
    );
  return <p className="hint">{texts.freshAt(time)}</p>;
}

/** The height is fixed, so that updates do not move the rows. */
export function QueueBar({ onShow, sort, onSort, acts, ...rest }: QueueBarProps) {
  const news = rest.board === undefined ? null : formatUpdates(computeUpdates(rest.board));
  return (
    <div className={classNames('in-row', css['bar'])}>
      <Freshness {...rest} />
      <div role="status">
        {news !== null && (
          <Button size="small" look="primary" onClick={onShow}>
            {news}
          </Button>
        )}
      </div>
      {acts}
      <SortSelect labels={texts.sortLabels} sort={sort} onSort={onSort} isAlwaysShown />
    </div>
  );
}

const states = [
  { value: '', label: texts.any },
  ...orderableStates.map((state) => ({ value: state, label: state, detail: stateName(state), find: stateName(state) })),
];
const statuses = permitStatuses.map((status) => ({ value: status, label: formatPermitStatus(status) }));
const marks = queueTags.map((mark) => ({ value: mark, label: texts.tagOption(texts.tagTexts[mark]) }));
const holders = queueHolders.map((holder) => ({ value: holder, label: texts.holderWords[holder] }));

type Props = { filter: QueueFilter; onFilter: (change: Partial<QueueFilter>) => void };

const findChosen = <const Choice extends string>(choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice === value);

export function QueueFilters({ filter, onFilter }: Props) {
  const { state, permitStatus, mark, holder } = filter;
  return (
    <>
      <Combobox
        className={css['filter']}
        label={texts.state}
        choices={states}
        value={state ?? ''}
        onChange={(value) => onFilter({ state: findChosen(orderableStates, value) })}
      />
      <SelectField
        className={css['filter']}
        label={texts.permits}
        placeholder={texts.any}
        options={statuses}
        value={permitStatus ?? ''}
        onChange={({ target }) => onFilter({ permitStatus: findChosen(permitStatuses, target.value) })}
      />
      <SelectField
        className={css['filter']}
        label={texts.heldBy}
        options={holders}
        value={holder}
        onChange={({ target }) => onFilter({ holder: findChosen(queueHolders, target.value) ?? 'all' })}
      />
      <SelectField
        className={css['filter']}
        label={texts.mark}
        placeholder={texts.any}
        options={marks}
        value={mark ?? ''}
        onChange={({ target }) => onFilter({ mark: findChosen(queueTags, target.value) })}
      />
    </>
  );
}

const none: readonly string[] = [];

/** The rows that a lead has chosen on a page of the list; another page begins with none. `ids` is undefined for who assigns nothing. */
export function useChosenRows(page: object) {
  const [chosen, setChosen] = useState({ ids: none, page });
  const mayAssign = useDeskRight(queue.assign.deskRight);
  const ids = chosen.page === page ? chosen.ids : none;
  // One function for all rows of a page, so that a choice renders its own row again and no other.
  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const known = before.page === page ? before.ids : none;
        return { ids: known.includes(id) ? known.filter((each) => each !== id) : [...known, id], page };
      }),
    [page],
  );
  return { chosen: mayAssign ? ids : undefined, toggle, clear: () => setChosen({ ids: none, page }) };
}

/** Carriers who cannot pay before a clerk has asked a state. */
export function AskedStates() {
  const list = useQuery(askedOrdersQuery);
  const items = list.data?.items ?? [];
  if (items.length === 0) return <FailedLine query={list} text={stateQuestionTexts.notLoaded} className="below-12" />;
  return (
    <Notice tone="warn" title={stateQuestionTexts.statesToAsk} className="below-12">
      <ul className="bullets">
        {items.map(({ order, states: asked, units, askedAt }) => (
          <li key={order._id}>
            <Link to="/users/orders/order" search={{ orderId: order._id }}>
              {stateQuestionTexts.askAbout(formatList(asked.map(stateName)), order.orderNumber, units)}
            </Link>{' '}
            {stateQuestionTexts.waitingSince(order.companyName, formatInstant(askedAt))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
