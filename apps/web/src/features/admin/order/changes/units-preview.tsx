import type { UnitsPreview as Preview } from '@wideload/contract';
import { cents, formatDollars, stateName, type PermitTurn } from '@wideload/domain';
import { useEffect, useRef } from 'react';
import * as texts from './unit-change.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Section } from '#ui/layout/panel.tsx';
import css from './units-preview.module.css';

const permitChanges: readonly { change: PermitTurn; title: string; detail?: string }[] = [
  { change: 'added', title: texts.permitsNeeded },
  { change: 'dropped', title: texts.permitsGone },
  {
    change: 'requested-again',
    title: texts.permitsRequested,
    detail: texts.fileAgain,
  },
];

function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <>
      <del className="muted">{from === '' ? texts.noValue : from}</del> <span aria-hidden="true">→</span>{' '}
      <ins className={css['to']}>{to === '' ? texts.noValue : to}</ins>
    </>
  );
}

function PermitChanges({ permits }: Pick<Preview, 'permits'>) {
  const groups = permitChanges.filter(({ change }) => permits.some((permit) => permit.change === change));
  return groups.map(({ change, title, detail }) => (
    <Section key={change} level={3} title={title} intro={detail}>
      <ul className={css['permits']}>
        {permits
          .filter((permit) => permit.change === change)
          .map(({ state, unit, price }) => (
            <li key={`${unit} ${state}`} className="spread">
              <span>{texts.ofUnit(stateName(state), unit)}</span>
              <span>{formatDollars(cents(price))}</span>
            </li>
          ))}
      </ul>
    </Section>
  ));
}

function toPriceFacts({ total, paid }: Preview) {
  const difference = total.to - paid;
  const [from, to] = [formatDollars(cents(total.from)), formatDollars(cents(total.to))];
  return [
    { term: texts.total, value: from === to ? texts.asBefore(to) : <FromTo from={from} to={to} /> },
    { term: texts.paid, value: formatDollars(cents(paid)) },
    { term: texts.difference, value: formatDifference(difference) },
  ];
}

function formatDifference(difference: number): string {
  if (difference === 0) return texts.none;
  const amount = formatDollars(cents(Math.abs(difference)));
  return difference > 0 ? texts.toBePaid(amount) : texts.inFavor(amount);
}

function CarrierMessage({ message, comment }: { message: Preview['message']; comment: string }) {
  if (message === null) return <Notice>{texts.nobodyToNotify}</Notice>;
  return (
    <>
      <p>
        {texts.notifiedBy} <strong>{message.to}</strong>:
      </p>
      <blockquote className={css['message']}>
        {[comment.trim(), ...message.lines]
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </blockquote>
    </>
  );
}

export function UnitsPreview({ preview, comment }: { preview: Preview; comment: string }) {
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <p ref={head} tabIndex={-1} className="bold below-16">
        {texts.previewIntro}
      </p>
      <Section level={3} title={texts.whatIsChanged}>
        <DataList
          columns={1}
          facts={preview.fields.map(({ label, from, to }) => ({ term: label, value: <FromTo from={from} to={to} /> }))}
        />
      </Section>
      <PermitChanges permits={preview.permits} />
      {preview.permits.length === 0 && <p className="above-20">{texts.samePermits}</p>}
      <Section level={3} title={texts.price}>
        <DataList columns={1} facts={toPriceFacts(preview)} />
      </Section>
      <Section level={3} title={texts.carrierMessage}>
        <CarrierMessage message={preview.message} comment={comment} />
      </Section>
    </>
  );
}
