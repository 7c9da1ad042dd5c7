import { isOrderable, rulesVersion, type StateCode, cents } from '@wideload/domain';
import { factCorrections, type FactCorrection } from '@wideload/domain/corrections';
import type { StateFactSource } from '@wideload/domain/permit-sources';
import type { Language } from '@wideload/contract/client';
import { formatLongDay, formatInches, formatMoney, formatPounds } from '#lib/format-figures.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import type { StatePageProps } from './page-links.ts';
import { SourceRefs } from './sources-list.tsx';
import { findRowNumbers } from './source-numbers.ts';
import css from './changes.module.css';
import type { StateTexts } from './state-figures.ts';

type Texts = StateTexts['record'];
type Measure = keyof Texts['measures'];

/** The first pattern that a field has. */
const measures: readonly (readonly [RegExp, Measure])[] = [
  [/notes/, 'notes'],
  [/width.*multilane/, 'multilane'],
  [/width/, 'width'],
  [/height/, 'height'],
  [/length/, 'length'],
  [/axle|weight|overweight/, 'weight'],
  [/validity/, 'validity'],
  [/usd/, 'amount'],
  [/phone/, 'phone'],
  [/weekend/, 'weekends'],
  [/holidays/, 'holidays'],
  [/daylight/, 'daylight'],
  [/comparison/, 'comparison'],
  [/basis/, 'basis'],
];

function isGroup(name: string, groups: Texts['groups']): name is keyof Texts['groups'] {
  return Object.hasOwn(groups, name);
}

/** `Escorts, width`; null for a field that is no figure, such as the rating of a group. */
function formatField(field: string, { groups, measures: names }: Texts): string | null {
  const [group = ''] = field.split(/[. ]/);
  if (!isGroup(group, groups)) return null;
  const measure = measures.find(([pattern]) => pattern.test(field));
  return measure === undefined ? groups[group] : `${groups[group]}, ${names[measure[1]]}`;
}

type Value = FactCorrection['before'];

/** A text is in English, as in the data. */
function formatValue(value: Value, field: string, { texts, language }: { texts: Texts; language: Language }): string {
  if (value === null) return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return value;
  if (/_in\b|road_limits/.test(field)) return formatInches(value);
  if (/_lb\b/.test(field)) return formatPounds(value, language);
  return /_usd\b/.test(field) ? formatMoney(cents(value * 100), language) : String(value);
}

type Props = StatePageProps & { code: StateCode; sources: readonly StateFactSource[] };

/** In px: the heading, and each day or correction. */
const estimateHeights = (rows: number) => ({ phone: 250 + 130 * rows, desktop: 150 + 90 * rows });

/** The days on which sources of this state were read, the newest first. */
function listReadDays(sources: readonly StateFactSource[]): { day: string; count: number }[] {
  const dated = sources.filter(({ isReadEarlier }) => !isReadEarlier);
  const days = [...new Set(dated.map(({ readOn }) => readOn))].toSorted().toReversed();
  return days.map((day) => ({ day, count: dated.filter(({ readOn }) => readOn === day).length }));
}

export function Changes(props: Props) {
  const { code, sources, texts, language } = props;
  const { record } = texts;
  const corrections = isOrderable(code) ? (factCorrections[code] ?? []) : [];
  const days = listReadDays(sources);
  return (
    <section aria-labelledby="changes" {...lazyLayout(estimateHeights(1 + days.length + corrections.length))}>
      <h2 id="changes">{record.changes}</h2>
      <p className="muted above-4">{record.changesIntro}</p>
      <ol className="ruled above-12">
        <li className={css['day']}>
          <time dateTime={rulesVersion} className="strong">
            {formatLongDay(rulesVersion, language)}
          </time>
          <p>
            <b>{record.inForce(rulesVersion)}.</b> {record.inForceText}
          </p>
        </li>
        {days.map(({ day, count }, index) => (
          <li key={day} className={css['day']}>
            <time dateTime={day} className="strong">
              {formatLongDay(day, language)}
            </time>
            <div>
              <p>
                <b>{record.sourcesRead(count)}.</b> {corrections.length === 0 && record.noCorrections}
              </p>
              {/* A correction has the day of the newest reading, which found it. */}
              {index === 0 && <Corrections {...props} corrections={corrections} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Corrections({ corrections, ...props }: Props & { corrections: readonly FactCorrection[] }) {
  const named = corrections.flatMap((correction) => {
    const term = formatField(correction.field, props.texts.record);
    return term === null ? [] : [{ term, correction }];
  });
  return (
    named.length > 0 && (
      <ul className={css['corrections']}>
        {named.map(({ term, correction }) => (
          <li key={JSON.stringify(correction)}>
            <Correction {...props} term={term} correction={correction} />
          </li>
        ))}
      </ul>
    )
  );
}

function Correction({
  term,
  correction,
  sources,
  texts: { record },
  language,
}: Props & { term: string; correction: FactCorrection }) {
  const { field, before, after, why, decision, source } = correction;
  const words = { texts: record, language };
  const [ours, theirs] = [formatValue(before, field, words), formatValue(after, field, words)];
  const isEnglish = [before, after].some((value) => typeof value === 'string');
  return (
    <>
      <p>
        <span className="strong">
          {record.decisions[decision]}: {term}:
        </span>{' '}
        <span lang={isEnglish ? 'en' : undefined}>
          {decision === 'refused' ? record.notChanged(ours, theirs) : record.wasNow(ours, theirs)}
        </span>
        {source !== null && <SourceRefs numbers={findRowNumbers(sources, source)} texts={record} />}
      </p>
      <p lang="en" className="hint">
        {why}
      </p>
    </>
  );
}
