import type { StateOutlook, Turnaround } from '@wideload/contract';
import { cents, isOrderable, rulesVersion, stateCodes, type Cents, type StateCode } from '@wideload/domain';
import type { NotedGroup } from '@wideload/domain/provisions';
import { type Language, leastTurnaroundPermits } from '@wideload/contract/client';
import { formatInches, formatMoney, formatPounds } from '#lib/format-figures.ts';
import { formatList } from '#lib/format-list.ts';
import { findStateName, findStatePlace } from '../../texts/state-names.ts';
import { NoteTextsProvider } from '#product/permit/fact-note.tsx';
import { siteTexts } from '../../texts/site-texts.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import banner from '#ui/layout/banner.module.css';
import { classNames } from '#ui/class-names.ts';
import pageCss from '#ui/layout/site-page.module.css';
import { ClosedDays } from './closed-days.tsx';
import { CompareTable } from './compare-table.tsx';
import { FeePart, OfficePart, OnwardPart, DoubtLines } from './state-aside.tsx';
import { RuleTableList, FigureTable, ThresholdTable, type NoteText } from './rule-tables.tsx';
import { LegalDrawing } from './legal-drawing.tsx';
import { listNeighbors, LocatorMap } from './locator-map.tsx';
import type { StatePageProps } from './page-links.ts';
import { Changes } from './changes.tsx';
import { DataPart } from './data-part.tsx';
import { SourcesList } from './sources-list.tsx';
import { formatLimits, buildStateFigures, type StateFigures } from './state-figures.ts';
import css from './state-page.module.css';
import { formatDuration } from '#lib/format-duration.ts';

/** Our own figures: a state that is not sold has none, and one with too few permits is left out. */
function TurnaroundPart({ turnaround, texts, language }: StatePageProps & { turnaround: Turnaround }) {
  const { record } = texts;
  const { median_seconds: seconds } = turnaround;
  if (seconds === null) return null;
  return (
    <section aria-labelledby="turnaround" className="shrinks">
      <h2 id="turnaround">{record.turnaround}</h2>
      <p className="sum above-8">{formatDuration(seconds, language)}</p>
      <p className="hint above-8">{record.turnaroundText(leastTurnaroundPermits)}</p>
    </section>
  );
}

function findNote(language: Language, note: string | null): NoteText | null {
  if (note === null) return null;
  const translated = siteTexts[language].stateNotes[note];
  return translated === undefined ? { text: note, lang: 'en' } : { text: translated, lang: language };
}

type PartProps = StatePageProps & { code: StateCode; figures: StateFigures };

/** `$20 (perhaps $40)`. */
function formatFee(
  amount: Cents,
  { doubts }: StateFigures,
  { texts, language }: Pick<PartProps, 'texts' | 'language'>,
) {
  const fee = formatMoney(amount, language);
  const doubted = doubts?.money.find(({ taken }) => typeof taken === 'number' && taken * 100 === amount);
  const other = doubted?.doubt.other;
  return typeof other === 'number' ? texts.perhaps(fee, formatMoney(cents(other * 100), language)) : fee;
}

function Intro({ code, figures, texts, language, at, checkHref }: PartProps) {
  const place = findStatePlace(language, code);
  const { amount, chargedDaily } = figures.facts.fee;
  const fee = amount === null ? null : formatFee(amount, figures, { texts, language });
  const limits = formatList(formatLimits(figures.facts, { texts, language }), 'or', language);
  return (
    <div className={css['intro']}>
      <div>
        <Breadcrumbs
          label={texts.breadcrumbs}
          steps={[
            { name: texts.home, href: at('/') },
            { name: texts.states, href: at('/states') },
          ]}
          current={findStateName(language, code)}
        />
        <h1 className="site-heading above-12">{texts.heading(place)}</h1>
        <p className={pageCss['lead']}>
          {texts.lead(place, limits)}{' '}
          {fee === null ? texts.leadNotSold : chargedDaily ? texts.leadDailyFee(fee) : texts.leadFee(fee)}
        </p>
        <p className={classNames('cluster whole-line above-20 no-print', css['actions'])}>
          {isOrderable(code) && (
            <a href={checkHref(code)} className={buildButtonClass({ look: 'primary' })}>
              {texts.check(place)}
            </a>
          )}
          <a href={`/api/permits/provisions/${code}.pdf`} className={buildButtonClass({})}>
            {texts.pdf(place)}
          </a>
        </p>
      </div>
      <div className={classNames('no-print', css['locator'])}>
        <LocatorMap code={code} label={texts.locator(place)} />
      </div>
    </div>
  );
}

function LegalFigure({ code, figures, texts, language }: PartProps) {
  const place = findStatePlace(language, code);
  const { widthIn, heightIn, trailerLengthIn, grossWeightLb } = figures.facts.legal;
  const limits = [
    texts.wide(formatInches(widthIn)),
    texts.high(formatInches(heightIn)),
    texts.trailer(formatInches(trailerLengthIn)),
    ...(grossWeightLb === null ? [] : [formatPounds(grossWeightLb, language)]),
  ];
  return (
    <div className={classNames('lazy-layout', css['panel'])}>
      <div className={classNames(banner['banner'], banner['loud'])}>
        <p className={banner['title']}>{texts.banner}</p>
        <p className={classNames(banner['text'], 'size-body')}>
          {texts.bannerText(place, formatList(limits, 'or', language))}
        </p>
      </div>
      <LegalDrawing facts={figures.facts} place={place} texts={texts} language={language} />
    </div>
  );
}

function Groups({ code, figures, texts, language, rules, at }: PartProps) {
  const note = (group: NotedGroup) => findNote(language, figures.record.noteOn(group));
  return (
    <div className={css['groups']}>
      <FigureTable title={texts.legal} rows={figures.legal} note={note('legal')} texts={texts}>
        <DoubtLines doubts={figures.doubts} about="limits" words={rules.doubts} />
        <p className="above-8">
          <a href={at('/bridge-formula')} className="target strong loose-underline">
            {texts.bridge}: {texts.bridgeLink}
          </a>
        </p>
      </FigureTable>
      <FigureTable title={texts.escorts} rows={figures.escorts} note={note('escorts')} texts={texts} />
      {/* A state that is sold has its travel times by rows. */}
      {!isOrderable(code) && (
        <FigureTable
          title={texts.travel}
          intro={texts.travelIntro}
          rows={figures.travel}
          note={note('travel')}
          texts={texts}
        />
      )}
    </div>
  );
}

/** Two states side by side show more than a list of names. */
function Neighbors({ code, ...props }: PartProps) {
  const { texts, language } = props;
  const neighbors = stateCodes.filter((other) => listNeighbors(code).includes(other));
  if (neighbors.length === 0) return <p className="muted">{texts.noNeighbors}</p>;
  return (
    <CompareTable
      {...props}
      codes={[code, ...neighbors]}
      own={code}
      heading={texts.record.neighborsHeading(findStateName(language, code))}
      caption={texts.record.neighborsCaption}
    />
  );
}

/** `outlook` is null while it cannot be read; the rest of the page does not change by the day. */
export type StatePageGiven = StatePageProps & { code: StateCode; outlook: StateOutlook | null };

export function StatePage(given: StatePageGiven) {
  return (
    <NoteTextsProvider value={siteTexts[given.language].factNotes}>
      <Parts {...given} />
    </NoteTextsProvider>
  );
}

function Parts({ code, outlook, ...props }: StatePageGiven) {
  const { texts, language, rules } = props;
  const figures = buildStateFigures(code, props);
  const parts = { code, figures, ...props };
  return (
    <div className={pageCss['page']}>
      <Intro {...parts} />
      <p className="padded-12 ruled-around medium whole-line">
        {texts.caveat}{' '}
        <span className="muted regular">
          {texts.asOf(figures.factsDay)} ({texts.rules(rulesVersion)}).
        </span>
      </p>
      <LegalFigure {...parts} />
      <div className={css['columns']}>
        <div className="stack gap-44 shrinks lazy-layout-parts">
          <ThresholdTable
            rows={figures.thresholds}
            isFrom={figures.facts.escorts.comparison === 'gte'}
            note={findNote(language, figures.record.noteOn('superload'))}
            texts={texts}
          />
          <Groups {...parts} />
          <RuleTableList
            code={code}
            words={rules}
            travelNote={findNote(language, figures.record.noteOn('travel'))}
            sources={figures.sources}
            texts={texts}
          />
          <DoubtLines doubts={figures.doubts} about="days" words={rules.doubts} />
        </div>
        <div className="stack gap-44 shrinks lazy-layout-parts">
          <FeePart {...parts} note={findNote(language, figures.record.noteOn('fee'))} />
          {outlook !== null && isOrderable(code) && <TurnaroundPart {...props} turnaround={outlook.turnaround} />}
          <OfficePart {...parts} />
          <OnwardPart {...parts} />
        </div>
      </div>
      {outlook !== null && isOrderable(code) && <ClosedDays {...props} outlook={outlook} />}
      <Neighbors {...parts} />
      <Changes {...props} code={code} sources={figures.sources} />
      <DataPart {...props} code={code} />
      <SourcesList sources={figures.sources} texts={texts} />
    </div>
  );
}
