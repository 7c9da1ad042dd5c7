import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from '@tanstack/react-router';
import type { FoundOrder as Found } from '@wideload/contract';
import { callQuery } from '#lib/api/call-query.ts';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import css from './finder.module.css';
import * as texts from './finder.texts.ts';
import { StatusSign } from '#product/order/status-sign.tsx';
import { orderSearch } from '@wideload/contract/client';

/** The value around the part that was typed; null where signs or spaces keep the text from being found in it as it is. */
export function findMatchedPart(value: string, typed: string): [before: string, part: string, after: string] | null {
  const text = typed.trim().replace(/^#/, '');
  const at = value.toLowerCase().lastIndexOf(text.toLowerCase());
  if (text === '' || at === -1) return null;
  const end = at + text.length;
  return [value.slice(0, at), value.slice(at, end), value.slice(end)];
}

function Matched({ value, typed }: { value: string; typed: string }) {
  const parts = findMatchedPart(value, typed);
  if (parts === null) return <mark className={css['mark']}>{value}</mark>;
  const [before, part, after] = parts;
  return (
    <>
      {before}
      <mark className={css['mark']}>{part}</mark>
      {after}
    </>
  );
}

type Props = { order: Found; typed: string; onOpen: () => void; onPress: (event: KeyboardEvent) => void };

export function FoundOrder({ order, typed, onOpen, onPress }: Props) {
  const { _id, orderNumber, status, userId, companyName, matched } = order;
  return (
    <li>
      <Link
        to="/users/orders/order"
        search={{ orderId: _id, userId }}
        className={css['found']}
        data-found=""
        onClick={onOpen}
        onKeyDown={onPress}
      >
        <span className="cluster">
          <strong>{orderNumber}</strong>
          <span className="breakable">{companyName === '' ? texts.noCompany : companyName}</span>
          <StatusSign status={status} />
        </span>
        <span className="second-line breakable">
          {texts.fieldWords[matched.field]}: <Matched value={matched.value} typed={typed} />
        </span>
      </Link>
    </li>
  );
}

const delayMs = 150;

/** The search of all orders, over every page of the admin area. */
export function Finder({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), delayMs);
  const { data, error, isPlaceholderData } = useQuery(foundOrdersQuery(search));
  const body = useRef<HTMLElement>(null);
  const isShort = search.length < minLength;
  const answer = isShort ? undefined : data;

  /** Arrows move between the field and the orders; Enter in the field opens the first one of this text. */
  function press(event: KeyboardEvent) {
    const stops = [...(body.current?.querySelectorAll<HTMLElement>('input, [data-found]') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      stops[at + step]?.focus();
    } else if (event.key === 'Enter' && at === 0 && search === text.trim() && !isPlaceholderData) {
      event.preventDefault();
      stops[1]?.click();
    }
  }

  function describe(): string {
    if (isShort) return search === '' ? '' : texts.typeMore;
    if (answer === undefined) return '';
    return answer.items.length === 0 ? texts.nothingFound : texts.found(answer.items.length, answer.hasMore);
  }
  return (
    <Modal title={texts.findOrder} onClose={onClose} className={css['finder']}>
      <search ref={body}>
        <TextField
          type="search"
          label={texts.findOrder}
          hint={texts.findHint}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        <p role="status" className="hint above-8">
          {describe()}
        </p>
        {error !== null && !isShort && <Notice tone="danger">{error.message}</Notice>}
        <ul className={css['list']} aria-label={texts.findOrder} aria-busy={isPlaceholderData}>
          {answer?.items.map((order) => (
            <FoundOrder key={order._id} order={order} typed={search} onOpen={onClose} onPress={press} />
          ))}
        </ul>
      </search>
    </Modal>
  );
}

/** No search matches shorter texts by a part. */
const minLength = 3;

const foundOrdersQuery = (search: string) =>
  callQuery(
    ['admin', 'order-search', search],
    orderSearch.find,
    { query: { search } },
    { enabled: search.length >= minLength, placeholderData: keepPreviousData },
  );
