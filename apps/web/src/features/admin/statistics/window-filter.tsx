import { statisticsWindows, type StatisticsWindow } from '@wideload/contract/client';
import * as texts from './statistics.texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './dashboard-page.module.css';

export const windowLabels: Record<StatisticsWindow, string> = {
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

export function WindowFilter({ window, onWindow }: WindowFilterProps) {
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
