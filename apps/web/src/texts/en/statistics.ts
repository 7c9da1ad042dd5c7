/** The administrators’ dashboard. */
export const loadingTheFigures = 'Loading the figures';
export const showTheLastYear = 'Show the last year';
export const dashboard = 'Dashboard';
export const permitsStatistics = 'Permits statistics';
export const noPermits = (inTheseDays: string) => `No permits: no order was paid ${inTheseDays}.`;
export const chartName = (period: string, summary: string) => `Bar chart of permits per day, ${period}. ${summary}`;
export const whatCounts = (zone: string) =>
  `A permit counts on the day its order was paid, in your time zone: ${zone}.`;
export const weekendsShaded = 'Weekends are shaded.';

export const lastFiveDays = 'Last Five Days';
export const lastWeek = 'Last Week';
export const period = 'Period';
export const lastDay = 'Last Day';
export const lastMonth = 'Last Month';
export const lastYear = 'Last Year';

export const sampleBars = 'Loading: sample bars';

export const dayInTheChart = 'Day in the chart';

export const showAsTable = 'Show the numbers as a table';
export const permitsPerDay = 'Permits per day';
export const day = 'Day';
export const permits = 'Permits';
export const allDays = 'All days';

export const onThisDay = 'on this day';
export const inTheseDays = 'in these days';
export const underAMinute = 'under a minute';
// One of them, and any other number.
export const permitWords = ['permit', 'permits'] as const;
export const dayWords = ['day', 'days'] as const;
export const hourWords = ['hour', 'hours'] as const;
export const minuteWords = ['minute', 'minutes'] as const;
export const permitsOnThisDay = (permits: string) => `${permits} on this day.`;
export const permitsInDays = (permits: string, days: number) => `${permits} in ${days} days.`;
export const permitsAndMost = (permits: string, days: number, best: { most: string; day: string }) =>
  `${permits} in ${days} days. The most on one day: ${best.most}, on ${best.day}.`;
