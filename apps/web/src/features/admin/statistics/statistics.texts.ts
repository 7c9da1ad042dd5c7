export const notADay = 'This is not a day. Type it like 11/3/2026.';
export const dayToCome = 'This day is in the future. Add the year for days of last year, like 11/3/2025.';
export const calendarNotLoaded = 'The calendar cannot be loaded right now. Type the day, for example 11/3/2026.';
export const oneDay = 'One day';
export const pickADay = 'Pick a day';

// Singular and plural.
export const permitWords = ['permit', 'permits'] as const;
export const orderWords = ['order', 'orders'] as const;

export const revenue = 'Revenue';
export const refunded = 'Refunded';
export const refundedMeaning = 'Refunded from that revenue so far, at any time.';
export const net = 'Net revenue';
export const netMeaning = 'Revenue less refunded. State fees that we paid are not deducted.';
export const workQueue = 'Work queue';
export const ordersWaiting = 'Orders waiting';
export const none = 'none';
export const medianTime = 'Median time from paid to issued';
export const percentile90Time = '90th percentile from paid to issued';
export const nineOfTenTookLess = 'Nine out of ten of these permits took less.';
export const rejections = 'Rejections';
export const captured = (orders: string, inTheseDays: string) => `Captured for the ${orders} paid ${inTheseDays}.`;
export const notDecided = 'Paid and not decided yet, right now.';
// The time ends the sentence.
export const oldestSince = 'The oldest has waited since';
export const noneIssued = (inTheseDays: string) => `No permit was issued ${inTheseDays}.`;
export const halfTookLess = (permits: string, inTheseDays: string) =>
  `Half of the ${permits} issued ${inTheseDays} took less, from the payment of the order on.`;
export const rejected = (inTheseDays: string, refused: string) =>
  `Orders rejected ${inTheseDays}. Permits refused by a state meanwhile: ${refused}.`;

export const ledger = 'Ledger for the bookkeeper';
export const ledgerIntro =
  'Every charge, adjustment, refund and state fee, one line for each permit, as a CSV file. Days are in your time zone.';
export const ledgerFirstDay = 'First day';
export const ledgerLastDay = 'Last day';
export const downloadLedger = 'Download ledger CSV';
export const endBeforeStart = 'The last day is before the first.';
export const payouts = 'Payouts';
export const closeAMonth = 'Close a month';
export const pickLedgerDay = (label: string) => `Choose: ${label.toLowerCase()}`;

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
export const dayWords = ['day', 'days'] as const;
export const hourWords = ['hour', 'hours'] as const;
export const minuteWords = ['minute', 'minutes'] as const;
export const permitsOnThisDay = (permits: string) => `${permits} on this day.`;
export const permitsInDays = (permits: string, days: number) => `${permits} in ${days} days.`;
export const permitsAndMost = (permits: string, days: number, best: { max: string; day: string }) =>
  `${permits} in ${days} days. The most on one day: ${best.max}, on ${best.day}.`;
