import type { AccountJoin, AccountContents } from '@wideload/contract';
import * as texts from './joins.texts.ts';
import { roles } from './people.texts.ts';

type Props = { contents: AccountContents; doubles?: AccountJoin['doubles'] };

/** Both owners see it before anything moves. */
export function JoinContents({ contents, doubles = null }: Props) {
  const both = doubles === null ? [] : [...doubles.companies, ...doubles.vehicles];
  return (
    <>
      <h3 className="above-12">{texts.whatMoves}</h3>
      <ul className="rows" aria-label={texts.whatMoves}>
        {texts.countContents(contents).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className="above-12">{texts.people}</h3>
      <ul className="rows" aria-label={texts.people}>
        {contents.people.map(({ name, email, role }) => (
          <li key={email} className="breakable">
            {name === '' ? email : `${name}, ${email}`}: {roles[role]}
          </li>
        ))}
      </ul>
      {both.length > 0 && <p className="hint">{texts.doubles(both)}</p>}
      {contents.cards > 0 && <p className="hint">{texts.phoneEnds}</p>}
    </>
  );
}
