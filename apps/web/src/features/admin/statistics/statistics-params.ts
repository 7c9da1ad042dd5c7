import { useNavigate, useSearch } from '@tanstack/react-router';
import { defaultWindow, statisticsWindows, type StatisticsWindow } from '@wideload/contract/client';
import { parseDay, type Day } from '@wideload/domain';
import { useCallback, useMemo } from 'react';
import type { SearchTexts } from '#lib/address/search-codec.ts';

export type StatisticsParams = { window: StatisticsWindow; day: Day | undefined };

/** Ignores values that the server would refuse. */
export function parseStatisticsParams(address: SearchTexts): StatisticsParams {
  const window = statisticsWindows.find((each) => each === address['window']) ?? defaultWindow;
  return { window, day: parseDay(address['day'] ?? '') ?? undefined };
}

/** Writes only differences from the default, the last week. */
export function formatStatisticsParams({ window, day }: StatisticsParams): SearchTexts {
  if (day !== undefined) return { day };
  return window === defaultWindow ? {} : { window };
}

export function useStatisticsParams() {
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
