import type { RouteValue } from '@wideload/contract';
import {
  encodeTrip,
  listTripStates,
  type RouteChoice,
  type StateCode,
  type TripPlace,
  type TripState,
} from '@wideload/domain';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { StateMap } from '#ui/state-map/state-map.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import type { InitialLoad } from './initial-load.ts';
import { CheckAnswers, CheckVerdict } from './check-answers.tsx';
import { CheckFields } from './check-fields.tsx';
import { checkForm } from './check-verdict.ts';
import { findProblems, followTrip, toggleState, parseStates } from './field-problems.ts';
import css from './load-check.module.css';
import type { CheckLinks, CheckWords } from './load-check-texts.ts';
import { emptyForm, isBlank, toFacts, type FormKey, type LoadForm } from './load-form.ts';
import { RouteLine } from './trip/route-line.tsx';
import { TripFields } from './trip/trip-fields.tsx';
import { listTypedPlaces, placeKeys } from './trip/trip-answer.ts';
import { usePlaces } from './trip/use-places.ts';
import { useRoute, useTripFinder } from './trip/use-route.ts';

type FindZone = (place: TripPlace) => string;

/** The IANA zone of From; null until it is known. It loads once an hour is typed. */
function useOriginZone(places: readonly TripPlace[] | null, hour: string): string | null {
  const [find, setFind] = useState<FindZone | null>(null);
  const [origin] = places ?? [];
  const isNeeded = origin !== undefined && hour !== '';
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    import('@wideload/local-time').then(
      ({ localTime }) => isWanted && setFind(() => localTime.findZone),
      // Without it the hour is not compared; the trip says that its times cannot be told.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return origin === undefined || find === null ? null : find(origin);
}

/** Browsers refuse to change the address at every key. */
const addressDelayMs = 400;

type LoadCheckProps = {
  words: CheckWords;
  links: CheckLinks;
  /** Returns the same initial input each time; absent where the server renders the empty check. */
  readLoad?: () => InitialLoad;
  onReady?: () => void;
};

const noPlaces: readonly TripPlace[] = [];

const neverChanges = () => () => undefined;

export function LoadCheck({ words, links, readLoad, onReady }: LoadCheckProps) {
  const { texts, map } = words;
  // The first render must match the server's markup; the initial input follows at once.
  const [form, setForm] = useState<LoadForm>(emptyForm);
  const [left, setLeft] = useState<ReadonlySet<FormKey>>(new Set());
  const [isBadLink, setBadLink] = useState(false);
  const [chosen, setChosen] = useState<RouteChoice | null>(null);
  const [taken, setTaken] = useState<InitialLoad | null>(null);
  const initial = useSyncExternalStore(
    neverChanges,
    () => readLoad?.() ?? null,
    () => null,
  );
  const typed = useMemo(() => parseStates(form.states), [form.states]);
  const [isTripTouched, setTripTouched] = useState(false);
  const finder = useTripFinder(isTripTouched || listTypedPlaces(form).length > 0);
  const [picked, setPicked] = useState(noPlaces);
  const shared = taken?.places ?? noPlaces;
  const known = useMemo(() => [...picked, ...shared], [picked, shared]);
  const { places, problems: unread, readings, ...read } = usePlaces(form, { known, finder }, texts);
  const zone = useOriginZone(places, form.hour);
  const facts = useMemo(() => toFacts(form), [form]);
  const lastStates = useRef<readonly TripState[] | null>(null);
  const { trip, retry } = useRoute(places, { chosen, facts, finder, onFound: fillStates });
  const problems = useMemo(
    () => findProblems(form, { unknown: typed.unknown, places: unread, zone }, texts),
    [form, typed, unread, zone, texts],
  );
  const checked = useMemo(() => checkForm(form, { typed, problems, trip }), [form, typed, problems, trip]);

  if (initial !== taken && initial !== null) {
    setTaken(initial);
    setForm(initial.form);
    setChosen(initial.chosen);
    setBadLink(initial.isBadLink);
    setLeft(new Set(initial.left));
  }

  useEffect(() => {
    if (taken !== null) onReady?.();
  }, [taken, onReady]);

  useAddress(taken !== null ? (isBlank(form) ? '' : checked.search) : null, links.self);

  function fillStates({ states }: RouteValue, code: string) {
    // The states of a shared trip are those of the link, with its changes by hand.
    const isShared = shared.length > 0 && encodeTrip(shared) === code;
    followStates(states, lastStates.current ?? (isShared ? states : []));
  }

  function followStates(to: readonly TripState[], from: readonly TripState[]) {
    lastStates.current = to;
    setForm((before) => ({ ...before, states: followTrip(before.states, { from, to }) }));
  }

  function takeOther() {
    setChosen(trip.taken === 'second' ? 'fastest' : 'second');
    followStates(trip.other?.states ?? [], trip.route?.states ?? []);
  }

  function input(change: (before: LoadForm) => Partial<LoadForm>, keys: readonly FormKey[]) {
    setForm((before) => ({ ...before, ...change(before) }));
    // A field shows no message while it is being edited.
    setLeft((before) => new Set([...before].filter((key) => !keys.includes(key))));
    setBadLink(false);
    // A choice between two routes is of their places.
    if (placeKeys.some((key) => keys.includes(key))) setChosen(null);
  }
  // `Object.keys` loses the type of the keys.
  const put = (changed: Partial<LoadForm>) => input(() => changed, Object.keys(changed) as FormKey[]);
  const leave = (key: FormKey) => setLeft((before) => (before.has(key) ? before : new Set([...before, key])));
  const findMessage = (key: FormKey) => (left.has(key) ? problems[key] : undefined);
  const press = (code: StateCode) => input(({ states }) => ({ states: toggleState(states, code) }), []);

  return (
    <div className={css['check']}>
      <div className="stack gap-28 shrinks no-print" data-form="">
        {isBadLink && <Notice tone="warn">{texts.badLink}</Notice>}
        <section aria-labelledby="check-route" className="stack gap-20 shrinks">
          <h2 id="check-route" className="ruled padded-top-12">
            {texts.route}
          </h2>
          <TripFields
            {...{ form, words, finder, trip, readings, findMessage }}
            choices={read.choices}
            onPick={(key, place) => {
              setPicked((before) => [place, ...before.filter(({ label }) => label !== place.label)]);
              put({ [key]: place.label });
            }}
            onInput={put}
            onFocus={() => setTripTouched(true)}
            onBlur={leave}
          />
          <RouteLine
            {...{ trip, facts, finder, words }}
            otherFees={checked.otherFees}
            onTakeOther={takeOther}
            states={typed.states}
            reading={read.reading}
            onRetry={read.reading === 'failed' ? read.retry : retry}
            onFollow={() => {
              const onRoute = listTripStates(trip.route?.states ?? []);
              put({ states: [...onRoute, ...typed.unknown].join(', ') });
            }}
          />
          <TextField
            label={texts.fields.states}
            name="states"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={texts.statesHint}
            value={form.states}
            data-plain={[...typed.states, ...typed.unknown].join(', ')}
            error={findMessage('states')}
            onChange={(event) => put({ states: event.target.value })}
            onBlur={() => leave('states')}
          />
          <div className="lazy-layout">
            <StateMap chosen={typed.states} onPress={press} takesAll texts={map} />
          </div>
        </section>
        <section aria-labelledby="check-load" {...lazyLayout({ phone: 1700, desktop: 1200 }, 'stack gap-20 shrinks')}>
          <h2 id="check-load" className="ruled padded-top-12">
            {texts.load}
          </h2>
          <CheckFields {...{ form, texts, findMessage }} onInput={put} onBlur={leave} />
          <Button size="small" className="self-start" onClick={() => put(emptyForm)}>
            {texts.clear}
          </Button>
        </section>
      </div>
      <section aria-labelledby="check-result" className={css['result']}>
        <h2 id="check-result" className="ruled padded-top-12 no-print">
          {texts.result}
        </h2>
        <CheckVerdict
          {...{ form, checked, texts }}
          className={css['verdict']}
          isFromAddress={taken?.isFromAddress === true && form === taken.form}
        />
        <CheckAnswers {...{ form, checked, trip, words, links }} onInput={put} onTakeOther={takeOther} />
      </section>
    </div>
  );
}

/** Null without input. */
function useAddress(search: string | null, self: string): void {
  const settled = useDebounced(search, addressDelayMs);
  useEffect(() => {
    // A modal over the page has a different address.
    if (settled === null || settled !== search || window.location.pathname !== self) return;
    if (window.location.search !== settled) window.history.replaceState(window.history.state, '', `${self}${settled}`);
  }, [settled, search, self]);
}
