import { decodeLoad, decodeTrip, parseDay, type TripPlace } from '@wideload/domain';
import { emptyForm, formKeys, toForm, isBlank, type FormKey, type LoadForm } from './load-form.ts';

export type InitialLoad = {
  form: LoadForm;
  /** The places of the trip in the address; their names alone would not lead to every point. */
  places: readonly TripPlace[];
  /** The load comes from the address and is complete, not half typed. */
  isFromAddress: boolean;
  isBadLink: boolean;
};

/** Figures from an address are cut at this length, which no valid one exceeds. States are not cut: a list of all of them is long. */
const maxTextLength = 300;

/** A code has no unreadable texts, so the query repeats them as typed. */
export function readInitialLoad(search: string, typed: Partial<LoadForm>): InitialLoad {
  const query = new URLSearchParams(search);
  const code = query.get('load');
  const shared = code === null ? null : decodeLoad(code);
  const figures = shared === null ? {} : toForm(shared);
  const trip = query.get('trip');
  const places = trip === null ? [] : (decodeTrip(trip) ?? []);
  const isBadLink = (code !== null && shared === null) || (trip !== null && places.length === 0);
  return {
    form: { ...emptyForm, ...figures, ...toPlaceTexts(places), ...readQuery(query), ...typed },
    places,
    isFromAddress: search !== '',
    isBadLink,
  };
}

function toPlaceTexts(places: readonly TripPlace[]): Partial<LoadForm> {
  const [first, last] = [places[0], places.at(-1)];
  return first === undefined || last === undefined ? {} : { from: first.label, to: last.label };
}

function readQuery(query: URLSearchParams): Partial<LoadForm> {
  const pairs = formKeys.flatMap((key) => {
    const text =
      query
        .get(key)
        ?.slice(0, key === 'states' ? undefined : maxTextLength)
        .trim() ?? '';
    const isLost = text === '' || (key === 'leaving' && parseDay(text) === null);
    return isLost ? [] : [[key, text] as const];
  });
  return Object.fromEntries(pairs);
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
