import { useQuery, keepPreviousData } from '@tanstack/react-query';
import type { Statistics } from '@wideload/contract';
import {
  windowDays,
  statistics,
  statisticsWindows,
  type StatisticsWindow,
  defaultWindow,
} from '@wideload/contract/client';
import { type ReactNode, useCallback, useMemo } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import * as texts from './statistics.texts.ts';
import { Button } from '#ui/button.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { hasWeekends } from './chart-layout.ts';
import { formatInDays, formatLongDay, formatPeriod, formatSummary } from './format-figures.ts';
import { classNames } from '#ui/class-names.ts';
import css from './dashboard-page.module.css';
import { PermitsChart, PermitsTable, SampleChart } from './permits-chart.tsx';
import { LedgerExport, DayFilter, formatZone, findViewerZone } from './ledger-export.tsx';
import { KeyFigures } from './key-figures.tsx';
import { callForFile } from '#lib/api/call-for-file.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseGivenDay, type Day } from '@wideload/domain';
import type { SearchTexts } from '#lib/address/search-codec.ts';

const windowLabels: Record<StatisticsWindow, string> = {
  day: texts.lastDay,
  'five-days': texts.lastFiveDays,
  week: texts.lastWeek,
  month: texts.lastMonth,
  year: texts.lastYear,
};

type WindowFilterProps = {
  window: StatisticsWindow | undefined;
  onWindow: (window: StatisticsWindow) => void;
};

function WindowFilter({ window, onWindow }: WindowFilterProps) {
  return (
    <div role="group" aria-label={texts.period} className={classNames('cluster gap-8', css['windows'])}>
      {statisticsWindows.map((each) => (
        <Button key={each} size="small" aria-pressed={each === window} onClick={() => onWindow(each)}>
          {windowLabels[each]}
        </Button>
      ))}
    </div>
  );
}

type StatisticsParams = { window: StatisticsWindow; day: Day | undefined };

/** Ignores values that the server would refuse. */
export function parseStatisticsParams(address: SearchTexts): StatisticsParams {
  const window = statisticsWindows.find((each) => each === address['window']) ?? defaultWindow;
  return { window, day: parseGivenDay(address['day'] ?? '') ?? undefined };
}

/** Writes only differences from the default, the last week. */
export function formatStatisticsParams({ window, day }: StatisticsParams): SearchTexts {
  if (day !== undefined) return { day };
  return window === defaultWindow ? {} : { window };
}

function useStatisticsParams() {
  const address: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const params = useMemo(() => parseStatisticsParams(address), [address]);
  const go = useCallback(
    (next: StatisticsParams) =>
      void navigate({ to: '/dashboard', search: formatStatisticsParams(next), resetScroll: false }),
    [navigate],
  );
  const setWindow = useCallback((window: StatisticsWindow) => go({ window, day: undefined }), [go]);
  const setDay = useCallback((day: Day) => go({ window: defaultWindow, day }), [go]);
  return { params, setWindow, setDay };
}

function StatisticsExport({ params }: { params: StatisticsParams }) {
  return <ExportButton ask={() => callForFile(statistics.export, { query: toStatisticsInput(params) })} />;
}

const figuresSkeleton = <ListSkeleton label={texts.loadingTheFigures} />;

function ChartPlaceholder({ window, day }: StatisticsParams) {
  return (
    <>
      <h3>{day === undefined ? windowLabels[window] : formatLongDay(day)}</h3>
      <SampleChart count={day === undefined ? windowDays[window] : 1} />
    </>
  );
}

function Chart({ statistics, onYear }: { statistics: Statistics; onYear: (() => void) | undefined }) {
  const { days, timeZone } = statistics;
  const [period, summary] = [formatPeriod(statistics), formatSummary(days)];
  const isEmpty = days.every(({ permits }) => permits === 0);
  return (
    <>
      <h3>{period}</h3>
      <p role="status" className="above-4 below-12">
        {isEmpty ? texts.noPermits(formatInDays(days)) : summary}
      </p>
      {isEmpty ? (
        onYear && (
          <Button size="small" onClick={onYear}>
            {texts.showTheLastYear}
          </Button>
        )
      ) : (
        <PermitsChart days={days} name={texts.chartName(period, summary)} />
      )}
      <p className="small-print above-12 below-12">
        {texts.whatCounts(formatZone(timeZone))}
        {!isEmpty && hasWeekends(days.length) && ` ${texts.weekendsShaded}`}
      </p>
      <PermitsTable days={days} />
    </>
  );
}

type Props = {
  notice: ReactNode;
  /** True once `notice` is final: the page is below it, and would move. */
  isReady: boolean;
};

/** Spec [2]. */
export function DashboardPage({ notice, isReady }: Props) {
  const { params, setWindow, setDay } = useStatisticsParams();
  const statistics = useQuery(statisticsQuery(params));
  const { data, error, isFetching } = statistics;
  const showYear = params.window === 'year' && params.day === undefined ? undefined : () => setWindow('year');
  return (
    <>
      <PageTitle
        action={
          <div className={classNames('no-print', css['export'])}>
            <StatisticsExport params={params} />
          </div>
        }
      >
        {texts.dashboard}
      </PageTitle>
      {!isReady && <ListSkeleton label={texts.loadingTheFigures} />}
      {isReady && notice}
      {isReady && (
        <Section title={texts.permitsStatistics}>
          <div className="no-print filters below-16 between">
            <WindowFilter window={params.day === undefined ? params.window : undefined} onWindow={setWindow} />
            <div className={css['day']}>
              <DayFilter day={params.day} onDay={setDay} onNone={() => setWindow(params.window)} />
            </div>
          </div>
          {data === undefined && error ? (
            <FailedQuery query={statistics} />
          ) : (
            <div className={css['parts']} aria-busy={isFetching}>
              <Panel>{data ? <Chart statistics={data} onYear={showYear} /> : <ChartPlaceholder {...params} />}</Panel>
              <Panel>{data ? <KeyFigures statistics={data} /> : figuresSkeleton}</Panel>
            </div>
          )}
        </Section>
      )}
      {isReady && (data !== undefined || error) && <LedgerExport />}
    </>
  );
}

function toStatisticsInput({ window, day }: StatisticsParams) {
  return { window, day, timeZone: findViewerZone() };
}

function statisticsQuery(params: StatisticsParams) {
  const query = toStatisticsInput(params);
  return callQuery(['admin', 'statistics', query], statistics.read, { query }, { placeholderData: keepPreviousData });
}
