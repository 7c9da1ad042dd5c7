import type { PacketPages, PacketPermit } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { toPdfAddress } from './packet-copy.ts';
import css from './packet.module.css';
import * as texts from './packet.texts.ts';

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
