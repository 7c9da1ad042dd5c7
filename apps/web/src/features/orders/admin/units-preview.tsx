import type { UnitsPreview as Preview } from '@wideload/contract';
import { cents, formatDollars, stateName, type PermitTurn } from '@wideload/domain';
import { useEffect, useRef } from 'react';
import { DataList } from '../../../ui/data-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import css from './units-preview.module.css';

const turns: readonly { change: PermitTurn; title: string; detail?: string }[] = [
  { change: 'added', title: 'Permits that become needed' },
  { change: 'dropped', title: 'Permits that fall away' },
  {
    change: 'requested-again',
    title: 'Permits that go back to requested',
    detail: 'They were filed with the old figures and must be filed again.',
  },
];

/** A value that was, and what it becomes. */
function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <>
      <del className={css['from']}>{from === '' ? 'none' : from}</del> <span aria-hidden="true">→</span>{' '}
      <ins className={css['to']}>{to === '' ? 'none' : to}</ins>
    </>
  );
}

function PermitTurns({ permits }: Pick<Preview, 'permits'>) {
  const groups = turns.filter(({ change }) => permits.some((permit) => permit.change === change));
  return groups.map(({ change, title, detail }) => (
    <Section key={change} level={3} title={title} intro={detail}>
      <ul className={css['permits']}>
        {permits
          .filter((permit) => permit.change === change)
          .map(({ state, unit, price }) => (
            <li key={`${unit} ${state}`} className={css['permit']}>
              <span>
                {stateName(state)}, unit {unit}
              </span>
              <span>{formatDollars(cents(price))}</span>
            </li>
          ))}
      </ul>
    </Section>
  ));
}

function priceFacts({ total, paid }: Preview) {
  const difference = total.to - paid;
  const [from, to] = [formatDollars(cents(total.from)), formatDollars(cents(total.to))];
  return [
    { term: 'Total', value: from === to ? `${to}, as before` : <FromTo from={from} to={to} /> },
    { term: 'Paid', value: formatDollars(cents(paid)) },
    { term: 'Difference', value: differenceText(difference) },
  ];
}

/** What is open between the total and what was paid. */
function differenceText(difference: number): string {
  if (difference === 0) return 'None';
  const amount = formatDollars(cents(Math.abs(difference)));
  return difference > 0 ? `${amount} to be paid by the carrier` : `${amount} in the carrier's favor`;
}

function Told({ told, comment }: Pick<Preview, 'told'> & { comment: string }) {
  if (told === null) return <Notice>The carrier's account is deleted: nobody is told.</Notice>;
  return (
    <>
      <p>
        By a notification, and by e-mail to <strong>{told.to}</strong>:
      </p>
      <blockquote className={css['told']}>
        {[comment.trim(), ...told.lines]
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </blockquote>
    </>
  );
}

/** What a change of units would do, to be read before it is saved. */
export function UnitsPreview({ preview, comment }: { preview: Preview; comment: string }) {
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <p ref={head} tabIndex={-1} className={css['head']}>
        Nothing is saved yet. This is what the change would do:
      </p>
      <Section level={3} title="What is changed">
        <DataList
          columns={1}
          facts={preview.fields.map(({ label, from, to }) => ({ term: label, value: <FromTo from={from} to={to} /> }))}
        />
      </Section>
      <PermitTurns permits={preview.permits} />
      {preview.permits.length === 0 && <p className={css['same']}>The same permits are needed as before.</p>}
      <Section level={3} title="Price">
        <DataList columns={1} facts={priceFacts(preview)} />
      </Section>
      <Section level={3} title="What the carrier is told">
        <Told told={preview.told} comment={comment} />
      </Section>
    </>
  );
}
