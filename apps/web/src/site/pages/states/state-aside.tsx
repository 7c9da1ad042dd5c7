import { isOrderable, type StateCode } from '@wideload/domain';
import { findStatePlace } from '../../texts/state-names.ts';
import { classNames } from '#ui/class-names.ts';
import { FigureText, FigureSource, StateNote, type NoteText } from './rule-tables.tsx';
import type { StatePageProps } from './page-links.ts';
import type { StateFigures } from './state-figures.ts';
import css from './state-aside.module.css';
import { type DoubtLineWords, listDoubtLines } from '@wideload/contract/client';
import type { DoubtSubject } from '@wideload/domain/permit-facts';
import { FactNotes, AskOffice } from '#product/permit/fact-note.tsx';

type PartProps = StatePageProps & { code: StateCode; figures: StateFigures };

/** Digits after the first ten are the extension (RFC 3966, 3). */
function toTelAddress(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length > 10 ? `tel:+1${digits.slice(0, 10)};ext=${digits.slice(10)}` : `tel:+1${digits}`;
}

type DoubtLinesProps = { doubts: StateFigures['doubts']; about: DoubtSubject; words: DoubtLineWords };

/** Beside the figures that they are about. */
export function DoubtLines({ doubts, about, words }: DoubtLinesProps) {
  if (doubts === null) return null;
  return listDoubtLines(doubts, about, words).map(({ text, why, office }) => (
    <p key={`${text} ${why}`} className="size-label above-8">
      <b>
        {words.doubts.about[about]}: {text}
      </b>
      <FactNotes notes={[why]} />
      <AskOffice {...{ office, words }} />.
    </p>
  ));
}

export function FeePart({ figures, note, texts, rules }: PartProps & { note: NoteText | null }) {
  const { facts, fee } = figures;
  return (
    <section aria-labelledby="fee" className="shrinks">
      <h2 id="fee">{texts.fee}</h2>
      {fee.amount.isKnown ? (
        <div className={css['amount']}>
          <b>{fee.amount.text}</b> {facts.fee.chargedDaily ? texts.perDay : texts.perTrip}
          {fee.ask !== undefined && <FigureSource ask={fee.ask} texts={texts} />}
          {fee.amount.isRecalled && <small className="warn size-small"> ({texts.recalled})</small>}
        </div>
      ) : (
        <p className={classNames('above-8', css['none'])}>{fee.amount.text}</p>
      )}
      <p className="muted">{texts.feeTerm}</p>
      <DoubtLines doubts={figures.doubts} about="money" words={rules.doubts} />
      <dl className={classNames('ruled above-12 size-label', css['facts'])}>
        {fee.rows.map(({ term, figure, ask }) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd className="strong">
              <FigureText figure={figure} texts={texts} />
              {ask !== undefined && <FigureSource ask={ask} texts={texts} />}
            </dd>
          </div>
        ))}
      </dl>
      {fee.amount.isKnown && <p className="hint above-12">{texts.feeCaveat}</p>}
      <StateNote note={note} texts={texts} />
    </section>
  );
}

export function OfficePart({ figures, texts }: PartProps) {
  const { name, url } = figures.facts.agency;
  const { phone } = figures;
  return (
    <section aria-labelledby="office" className="shrinks">
      <h2 id="office">{texts.office}</h2>
      <address className="stack gap-8 ruled padded-top-12 above-12 targets loose-underlines">
        <a href={url} lang="en" className="strong">
          {name}
        </a>
        <span>
          {texts.phone}:{' '}
          {phone.isKnown && (
            <a href={toTelAddress(phone.text)} className="strong">
              {phone.text}
            </a>
          )}
          {phone.isRecalled && <small className="warn size-small"> ({texts.recalled})</small>}
          {!phone.isKnown && phone.text}
        </span>
      </address>
    </section>
  );
}

export function OnwardPart({ code, texts, language, checkHref }: PartProps) {
  const place = findStatePlace(language, code);
  return (
    <>
      <section aria-labelledby="documents" className="shrinks">
        <h2 id="documents">{texts.documents}</h2>
        <p className="above-8 targets loose-underlines strong">
          <a href={`/api/permits/provisions/${code}.pdf`}>{texts.pdf(place)}</a>
        </p>
      </section>
      {isOrderable(code) && (
        <section aria-labelledby="next" className="shrinks">
          <h2 id="next">{texts.next}</h2>
          <p className="hint above-12">{texts.nextText}</p>
          <p className="above-8 targets loose-underlines strong">
            <a href={checkHref(code)}>{texts.check(place)}</a>
          </p>
        </section>
      )}
    </>
  );
}
