import { Link } from '@tanstack/react-router';
import type { FoundOrder as Found } from '@wideload/contract';
import type { KeyboardEvent } from 'react';
import { StatusSign } from '#product/order/status-sign.tsx';
import css from './finder.module.css';
import * as texts from './finder.texts.ts';
import { findMatchedPart } from './matched-part.ts';

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
