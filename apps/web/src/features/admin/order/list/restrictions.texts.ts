export const restrictions = 'Restrictions';
export const intro =
  'Closed or limited roads, places and states. The carriers of the open trips that cross one are warned on their order, by mail, in the packet and in the calendar.';
export const enter = 'Enter a restriction';
export const loading = 'Loading the restrictions';
export const none = 'No restrictions yet';
export const noneHint = 'Enter one as soon as a state publishes a closed road or a lower limit.';
export const restriction = 'Restriction';
export const where = 'Where';
export const days = 'Days';
export const loads = 'Loads';
export const trips = 'Trips warned';
export const actions = 'Actions';
export const edit = 'Edit';
export const editOf = (what: string) => `Edit “${what}”`;
export const withdraw = 'Withdraw';
export const withdrawOf = (what: string) => `Withdraw “${what}”`;
export const withdrawn = 'Withdrawn';
export const over = 'Over';
export const wholeState = 'whole state';
export const untilFurtherNotice = (first: string) => `${first}, until further notice`;
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
export const allLoads = 'All';
export const orMore = (figures: string) => `${figures} or more`;
export const joinFigures = ' or ';

export const state = 'State';
export const stateMissing = 'Choose a state';
export const road = 'Road';
export const roadHint = 'As on the route, such as I-35 or US-287. Leave it empty for the whole state.';
export const place = 'Place';
export const placeHint = 'For the reader, such as “near Waco, mile 330”. It does not choose the trips.';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const lastDayHint = 'Leave it empty until further notice.';
export const dayMissing = 'Enter a day';
export const lastDayEarly = 'The last day is before the first one';
export const what = 'What is closed or limited';
export const whatMissing = 'Say what is closed or limited';
export const sourceLink = 'Link of the source';
export const sourceWrong = 'Enter a whole address, such as https://example.com/notice';
export const sizes = 'From which size';
export const sizesHint =
  'A load that reaches one of these figures is concerned. Leave all of them empty for every load.';
export const figures = { width: 'Width', height: 'Height', length: 'Length', weight: 'Weight' } as const;
export const notAFigure = 'Enter a figure such as 14-6, or 120,000 for a weight';
export const goOn = 'Continue';
export const warnQuestion = (count: number) =>
  count === 0
    ? 'No open trip crosses it'
    : count === 1
      ? 'Warn the carrier of one trip?'
      : `Warn the carriers of ${count} trips?`;
const laterOrders = 'Orders that are paid later are warned, too, and a draft says so before it is paid.';
export const warnConsequence = (count: number) =>
  count === 0
    ? laterOrders
    : `They are warned on the order, by mail, in the packet and in the calendar. ${laterOrders}`;
export const warn = (count: number) => (count === 0 ? 'Save it' : 'Save and warn');
export const goBack = 'Go back';
export const saved = 'The restriction is saved.';
export const withdrawQuestion = 'Withdraw this restriction?';
export const withdrawConsequence =
  'Everybody who was warned of it is told that it was withdrawn. It cannot be entered again.';
export const keep = 'Keep it';
export const isWithdrawn = 'The restriction is withdrawn.';
