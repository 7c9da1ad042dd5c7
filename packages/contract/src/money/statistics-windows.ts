/** Days per window, including today (spec [9]: a month has 30 days). */
export const windowDays = { day: 1, 'five-days': 5, week: 7, month: 30, year: 365 } as const;

export type StatisticsWindow = keyof typeof windowDays;

export const statisticsWindows = ['day', 'five-days', 'week', 'month', 'year'] as const satisfies StatisticsWindow[];

export const defaultWindow = 'week' satisfies StatisticsWindow;
