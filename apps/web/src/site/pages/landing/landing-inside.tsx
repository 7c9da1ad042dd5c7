import { classNames } from '#ui/class-names.ts';
import { LandingSection } from './landing-section.tsx';
import css from './landing-inside.module.css';
import type { Turnaround } from '@wideload/contract';
import { formatExpectedTotal, leastTurnaroundPermits, type Language } from '@wideload/contract/client';
import {
  cents,
  encodeLoad,
  exampleLoad,
  usualPermitDays,
  type StateCode,
  checkLoad,
  toChargedLoad,
  type CheckedState,
  type OrderableState,
} from '@wideload/domain';
import { formatDuration } from '#lib/format-duration.ts';
import { formatInches, formatMoney, formatPounds } from '#lib/format-figures.ts';
import { formatList } from '#lib/format-list.ts';
import { listEscortLines } from '#product/permit/rules/escort-lines.ts';
import type { CheckWords } from '../load-check/load-check-texts.ts';
import type { SitePlace } from '../../frame/site-place.ts';
import { findStateName } from '../../texts/state-names.ts';
import { toStatePath } from '../states/state-head.ts';
import workedExampleCss from './worked-example.module.css';
import type { landingInsideTexts } from '../../texts/en/landing-inside.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { decideEscorts, findExpectedTotal, type EscortAnswer, type ExpectedTotal } from '@wideload/domain/permit-facts';

/** In points; the files of `scripts/take-pictures.mjs` have more pixels. */
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 640 };
const themes = ['light', 'dark'] as const;
const formats = ['avif', 'webp'] as const;

type Props = { name: 'vehicles' | 'order'; alt: string };

/** Both themes are in the markup. A lazy picture that is not displayed is not loaded, so only the chosen one is. */
function ProductPicture({ name, alt }: Props) {
  return themes.map((theme) => (
    <picture key={theme} className={css[theme]}>
      {formats.map((format) => (
        <source
          key={`phone ${format}`}
          media="(max-width: 576px)"
          type={`image/${format}`}
          srcSet={`/pictures/${name}-phone-${theme}.${format}`}
          {...phone}
        />
      ))}
      <source type="image/avif" srcSet={`/pictures/${name}-desktop-${theme}.avif`} {...desktop} />
      <img
        src={`/pictures/${name}-desktop-${theme}.webp`}
        alt={alt}
        loading="lazy"
        className={classNames('full-width', css['image'])}
        {...desktop}
      />
    </picture>
  ));
}

type InsideTexts = TextsOf<typeof landingInsideTexts>;

type WorkedExampleProps = {
  place: SitePlace;
  texts: InsideTexts;
  words: CheckWords;
  /** Null while the figures cannot be read. */
  turnarounds: readonly Turnaround[] | null;
};

/** From Dallas to Denver by way of Oklahoma and Kansas. */
export const exampleStates = ['TX', 'OK', 'KS', 'CO'] as const satisfies readonly OrderableState[];

type ExampleRow = CheckedState & { escorts: EscortAnswer };
type ExamplePrice = { rows: ExampleRow[]; total: number; expected: ExpectedTotal };

/** The figures of an order of this load, computed by the product and not typed. */
export function priceExample(): ExamplePrice {
  const { rows, total } = checkLoad(exampleLoad, exampleStates, { days: usualPermitDays });
  const charged = rows.flatMap(({ fee }) => (fee === null ? [] : [toChargedLoad(exampleLoad, fee)]));
  return {
    rows: rows.map((row) => ({
      ...row,
      escorts: decideEscorts({ facts: exampleLoad, type: null }, row.need.state),
    })),
    total,
    expected: findExpectedTotal(charged),
  };
}

function WorkedExample({ place, texts, words, turnarounds }: WorkedExampleProps) {
  const { language } = place;
  const { rows, total, expected } = priceExample();
  const load = encodeLoad({ states: [...exampleStates], facts: exampleLoad, days: usualPermitDays });
  const known = listKnown(turnarounds);
  const hasColumn = rows.every(({ need }) => known.some(({ state }) => state === need.state));
  return (
    <div className={workedExampleCss['example']}>
      <h3 className={workedExampleCss['title']}>{texts.exampleTitle}</h3>
      <p className="size-group readable">{texts.exampleText(describeLoad(words, language))}</p>
      <table className={classNames('table cards-when-narrow above-12', workedExampleCss['table'])}>
        <caption className="visually-hidden">{texts.exampleTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.because}</th>
            <th scope="col">{texts.escorts}</th>
            {hasColumn && <th scope="col">{texts.turnaround}</th>}
            <th scope="col" data-figure="">
              {texts.fee}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.need.state}
              {...{ row, place, texts, words }}
              seconds={hasColumn ? known.find(({ state }) => state === row.need.state)?.seconds : undefined}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={hasColumn ? 4 : 3}>
              {texts.total}
            </th>
            <td data-figure="">{formatMoney(cents(total), language)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="above-12 whole-line">
        {formatExpectedTotal(expected, words.charges, words.map.stateName)} {words.charges.later}
      </p>
      {known.length > 0 && <p className="hint above-12 whole-line">{describeTurnaround(known, texts, language)}</p>}
      <p className="above-12 targets strong loose-underlines">
        <a href={`${place.at('/check-your-load')}?load=${load}`}>{texts.openExample}</a>
      </p>
    </div>
  );
}

function describeLoad({ texts }: CheckWords, language: Language): string {
  const { width, height, length } = exampleLoad.dimensions;
  return texts.list([...[width, height, length].map(formatInches), formatPounds(exampleLoad.weight, language)]);
}

/** `seconds`: undefined where the table has no column for it. */
type RowProps = Omit<WorkedExampleProps, 'turnarounds'> & { row: ExampleRow; seconds: number | undefined };

function Row({ row: { need, fee, escorts }, place, texts, words, seconds }: RowProps) {
  const { language } = place;
  const { state } = need;
  const kinds = [...new Set(need.reasons.map(({ what }) => words.texts.kind(what)))];
  const cars = listEscortLines(escorts, words).flatMap(({ parts }) => parts.map(({ text }) => text));
  return (
    <tr>
      <th scope="row">
        <a href={place.at(toStatePath(state))}>{findStateName(language, state)}</a>
      </th>
      <td data-label={`${texts.because}:`}>{formatList(kinds, 'and', language)}</td>
      <td data-label={`${texts.escorts}:`}>
        {cars.length === 0 ? texts.escortsDepend : [...new Set(cars)].join(', ')}
      </td>
      {seconds !== undefined && <td data-label={`${texts.turnaround}:`}>{formatDuration(seconds, language)}</td>}
      <td data-label={`${texts.fee}:`} data-figure="" className="strong">
        {fee !== null && formatMoney(fee.amount, language)}
      </td>
    </tr>
  );
}

type KnownTurnaround = { state: StateCode; seconds: number };

/** The states of which we have enough permits, the quickest first. */
function listKnown(turnarounds: readonly Turnaround[] | null): KnownTurnaround[] {
  return (turnarounds ?? [])
    .flatMap(({ state, median_seconds: seconds }) => (seconds === null ? [] : [{ state, seconds }]))
    .toSorted((a, b) => a.seconds - b.seconds);
}

function describeTurnaround(known: readonly KnownTurnaround[], texts: InsideTexts, language: Language): string {
  const parts = known.map(
    ({ state, seconds }) => `${findStateName(language, state)} ${formatDuration(seconds, language)}`,
  );
  const how = texts.turnaroundHow(leastTurnaroundPermits);
  return `${how} ${texts.turnaroundKnown(parts.join(', '))}`;
}

export function LandingInside(props: WorkedExampleProps) {
  const { texts } = props;
  return (
    <LandingSection
      id="inside"
      title={texts.title}
      lead={texts.lead}
      look="stacked"
      heights={{ phone: 3100, desktop: 1400 }}
    >
      <div className={css['pictures']}>
        {(['vehicles', 'order'] as const).map((name) => (
          <figure key={name}>
            <ProductPicture name={name} alt={texts.pictures[name].alt} />
            <figcaption className={classNames('above-12', css['caption'])}>
              <b>{texts.pictures[name].title}</b> {texts.pictures[name].text}
            </figcaption>
          </figure>
        ))}
      </div>
      <WorkedExample {...props} />
    </LandingSection>
  );
}
