import { statisticsWindows, type StatisticsWindow } from '@wideload/contract/client';
import { Button } from '../../ui/button.tsx';
import css from './dashboard-page.module.css';

export const windowLabels: Record<StatisticsWindow, string> = {
  day: 'Last Day',
  'five-days': 'Last Five Days',
  week: 'Last Week',
  month: 'Last Month',
  year: 'Last Year',
};

type WindowFilterProps = {
  /** Undefined while one day is looked at. */
  window: StatisticsWindow | undefined;
  onWindow: (window: StatisticsWindow) => void;
};

/** How far back to look (spec [2]). */
export function WindowFilter({ window, onWindow }: WindowFilterProps) {
  return (
    <div role="group" aria-label="Period" className={css['windows']}>
      {statisticsWindows.map((each) => (
        <Button key={each} size="small" aria-pressed={each === window} onClick={() => onWindow(each)}>
          {windowLabels[each]}
        </Button>
      ))}
    </div>
  );
}
