import { Link } from '@tanstack/react-router';
import type { FoundOrder as Found } from '@wideload/contract';
import type { KeyboardEvent } from 'react';
import { StatusSign } from '#product/order/status-sign.tsx';
import css from './finder.module.css';
import * as texts from './finder.texts.ts';

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
