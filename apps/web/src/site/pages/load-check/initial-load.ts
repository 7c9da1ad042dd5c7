import { decodeLoad, decodeTrip, parseDay, routeChoices, type RouteChoice, type TripPlace } from '@wideload/domain';
import { parseHour } from '#product/trip/hour-text.ts';
import { emptyForm, formKeys, toForm, isBlank, type FormKey, type LoadForm, toSizeTexts } from './load-form.ts';
import { placeKeys } from './trip/trip-answer.ts';

export type InitialLoad = {
  form: LoadForm;
  /** The places of the trip in the address; their names alone would not lead to every point. */
  places: readonly TripPlace[];
  chosen: RouteChoice | null;
  /** The load comes from the address and is complete, not half typed. */
  isFromAddress: boolean;
  /** The fields that say what is wrong with them: all of an address, and those that were typed in and left before the page was ready. */
  left: readonly FormKey[];
  isBadLink: boolean;
};

/** Figures from an address are cut at this length, which no valid one exceeds. States are not cut: a list of all of them is long. */
const maxTextLength = 300;

/** A code has no unreadable texts, so the query repeats them as typed. */
export function readInitialLoad(
  search: string,
  typed: Partial<LoadForm>,
  formatPlace = (label: string) => label,
  focused: string | null = null,
): InitialLoad {
  const query = new URLSearchParams(search);
  const code = query.get('load');
  const shared = code === null ? null : decodeLoad(code);
  const figures = shared === null ? {} : toForm(shared);
  const trip = query.get('trip');
  const places = trip === null ? [] : (decodeTrip(trip) ?? []);
  const isBadLink = (code !== null && shared === null) || (trip !== null && places.length === 0);
  return {
    form: {
      ...emptyForm,
      ...figures,
      ...toPlaceTexts(places, formatPlace),
      ...readSize(query),
      ...readQuery(query),
      ...typed,
    },
    places,
    chosen: routeChoices.find((choice) => choice === query.get('route')) ?? null,
    isFromAddress: search !== '',
    left: formKeys.filter((key) => search !== '' || (typed[key] !== undefined && key !== focused)),
    isBadLink,
  };
}

/** The landing page asks for the size in one line. */
function readSize(query: URLSearchParams): Partial<LoadForm> {
  const size = query.get('size')?.slice(0, maxTextLength).trim() ?? '';
  return size === '' ? {} : toSizeTexts(size);
}

function toPlaceTexts(places: readonly TripPlace[], formatPlace: (label: string) => string): Partial<LoadForm> {
  const last = places.length - 1;
  return Object.fromEntries(places.map(({ label }, at) => [at === last ? 'to' : placeKeys[at], formatPlace(label)]));
}

function readQuery(query: URLSearchParams): Partial<LoadForm> {
  const pairs = formKeys.flatMap((key) => {
    const text =
      query
        .get(key)
        ?.slice(0, key === 'states' ? undefined : maxTextLength)
        .trim() ?? '';
    return text === '' || !isShowable(key, text) ? [] : [[key, text] as const];
  });
  return Object.fromEntries(pairs);
}

/** A native field of a day or an hour shows no other text. */
function isShowable(key: FormKey, text: string): boolean {
  if (key === 'leaving') return parseDay(text) !== null;
  return key !== 'hour' || parseHour(text) === text;
}

/** Reads the fields below `element` that differ from the served page. */
export function readInput(element: Element): Partial<LoadForm> {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input[name]')];
  const isField = (name: string): name is FormKey => formKeys.some((key) => key === name);
  const pairs = inputs.flatMap(({ name, value }) =>
    isField(name) && value.trim() !== emptyForm[name] ? [[name, value] as const] : [],
  );
  const typed = Object.fromEntries(pairs);
  return isBlank({ ...emptyForm, ...typed }) ? {} : typed;
}
