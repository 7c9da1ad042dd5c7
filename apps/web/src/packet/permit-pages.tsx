import type { PacketPages, PacketPermit } from '@wideload/contract';
import { stateName, findPermitTerm, toDayIn, type PermitTerm } from '@wideload/domain';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { toPdfAddress } from './use-packet.ts';
import css from './packet.module.css';
import * as texts from './packet.texts.ts';
import { findToday } from '#lib/today.ts';
import type { SignKind } from '#ui/sign.tsx';

type Props = { token: string; permit: PacketPermit; pages: PacketPages | undefined };

/** The pages as they were drawn on the server; fingers zoom too. */
export function PermitPages({ token, permit: { state, document }, pages }: Props) {
  const [isLarge, setLarge] = useState(false);
  if (document === null) return null;
  const pdf = (
    <a href={toPdfAddress(token, document)} className="target bold">
      {texts.openPdf}
      <span className="visually-hidden"> {stateName(state)}</span>
    </a>
  );
  if (pages === undefined) return <p>{texts.pagesFailed}</p>;
  if (pages.pages.length === 0)
    return (
      <p>
        {texts.notDrawn} {pdf}
      </p>
    );
  return (
    <div className="stack gap-8">
      <div className="cluster">
        <Button size="small" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {isLarge ? texts.smaller : texts.larger}
        </Button>
        {pdf}
      </div>
      {pages.pages.map((picture, index) => {
        const name = texts.pageOf(index + 1, pages.count, stateName(state));
        return (
          // A page that is wider than the phone is read by moving it, also with keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div key={picture} className={css['page']} role="group" aria-label={name} tabIndex={isLarge ? 0 : undefined}>
            <img src={picture} alt={name} className={classNames(css['picture'], isLarge && css['large'])} />
          </div>
        );
      })}
      {pages.count > pages.pages.length && <p className="hint">{texts.morePages(pages.count)}</p>}
    </div>
  );
}

export type PacketTerm = PermitTerm | Exclude<PacketPermit['status'], 'issued'>;

/** Today in the time of the state. */
export function findStateDay({ timeZone }: Pick<PacketPermit, 'timeZone'>, now = new Date()): string {
  return toDayIn(now, timeZone) ?? findToday(now);
}

export function findPacketTerm(permit: PacketPermit, now = new Date()): PacketTerm {
  if (permit.status !== 'issued') return permit.status;
  const { firstDay: validFrom, lastDay: validTo } = permit;
  const today = toDayIn(now, permit.timeZone) ?? findToday(now);
  return findPermitTerm({ status: 'issued', validFrom, validTo }, today) ?? 'waiting';
}

export const termSigns: Record<PacketTerm, SignKind> = {
  ahead: 'draft',
  valid: 'approved',
  'ends-today': 'pending',
  expired: 'rejected',
  waiting: 'pending',
  canceled: 'rejected',
  void: 'rejected',
};
