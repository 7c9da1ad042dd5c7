import { listTripStates, type LoadSizeReading, type TripPlace } from '@wideload/domain';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import { checkForm } from '../load-check/check-verdict.ts';
import { findProblems, parseStates } from '../load-check/field-problems.ts';
import type { CheckLinks, CheckWords, LoadCheckTexts } from '../load-check/load-check-texts.ts';
import { toFacts } from '../load-check/load-form.ts';
import { usePlaces } from '../load-check/trip/use-places.ts';
import { useRoute, useTripFinder } from '../load-check/trip/use-route.ts';
import { HeroAnswer, HeroNotes } from './hero-answer.tsx';
import css from './hero-check.module.css';
import { emptyHeroForm, heroKeys, readSize, toLoadForm, type HeroForm, type HeroKey } from './hero-form.ts';
import { usePlaceBox } from '#product/trip/use-place-box.tsx';
import type { TripFinder } from '../load-check/trip/trip-finder.ts';

type Props = {
  words: CheckWords;
  links: CheckLinks;
  /** Returns the same input each time; absent where the server renders the empty form. */
  readTyped?: () => HeroForm;
  onReady?: () => void;
  /** Once the size can be read, the drawing has its lengths. */
  onSize?: (size: LoadSizeReading | null) => void;
};

const noPlaces: readonly TripPlace[] = [];

const neverChanges = () => () => undefined;

type HeroFieldsProps = {
  form: HeroForm;
  texts: LoadCheckTexts;
  finder: TripFinder | 'failed' | null;
  links: CheckLinks;
  onText: (key: HeroKey, text: string) => void;
  onPick: (key: 'from' | 'to', place: TripPlace) => void;
  onBlur: (key: HeroKey) => void;
  onSubmit: (event: FormEvent) => void;
};

/** One plate, as the wordmark is: the fields on the yellow, the button on the ink. Without a script it leads to the check. */
function HeroFields({ form, texts, finder, links, onText, onPick, onBlur, onSubmit }: HeroFieldsProps) {
  const { fields, hero } = texts;
  const toPlaceProps = (name: 'from' | 'to', example: string) => ({
    name,
    label: fields[name],
    placeholder: example,
    value: form[name],
    finder: finder === 'failed' ? null : finder,
    texts,
    onText: (text: string) => onText(name, text),
    onPick: (place: TripPlace) => onPick(name, place),
    onBlur: () => onBlur(name),
  });
  return (
    <form action={links.self} aria-label={hero.label} noValidate className={css['plate']} onSubmit={onSubmit}>
      <HeroPlace {...toPlaceProps('from', 'Dallas, TX')} />
      <HeroPlace {...toPlaceProps('to', 'Chicago, IL')} />
      <HeroInput
        name="size"
        autoCorrect="off"
        label={hero.size}
        placeholder={hero.example}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={form.size}
        onChange={(event) => onText('size', event.target.value)}
        onBlur={() => onBlur('size')}
      />
      <button type="submit" className={css['go']}>
        {hero.action}
      </button>
    </form>
  );
}

type HeroInputProps = InputHTMLAttributes<HTMLInputElement> & {
  name: HeroKey;
  label: string;
  ref?: Ref<HTMLInputElement>;
};

function HeroInput({ name, label, ...input }: HeroInputProps) {
  return (
    <label className={css[name]}>
      <span id={`hero-label-${name}`} className={css['label']}>
        {label}
      </span>
      <input
        id={`hero-${name}`}
        {...input}
        name={name}
        className={css['input']}
        aria-describedby={`hero-note-${name}`}
        maxLength={200}
      />
    </label>
  );
}

type HeroPlaceProps = {
  name: 'from' | 'to';
  label: string;
  placeholder: string;
  value: string;
  finder: TripFinder | null;
  texts: LoadCheckTexts;
  onText: (text: string) => void;
  onPick: (place: TripPlace) => void;
  onBlur: () => void;
};

function HeroPlace({ finder, texts, onText, onPick, onBlur, ...input }: HeroPlaceProps) {
  const box = usePlaceBox({
    id: `hero-${input.name}`,
    labelId: `hero-label-${input.name}`,
    text: input.value,
    finder,
    words: texts.trip.box,
    onText,
    onPick,
  });
  return (
    <>
      <HeroInput
        {...input}
        {...box.input}
        autoCapitalize="words"
        enterKeyHint="next"
        onBlur={() => {
          box.close();
          onBlur();
        }}
      />
      {box.list}
    </>
  );
}

export function HeroCheck({ words, links, readTyped, onReady, onSize }: Props) {
  const { texts } = words;
  // The first render must match the server's markup; what was typed until then follows at once.
  const [form, setForm] = useState<HeroForm>(emptyHeroForm);
  const [taken, setTaken] = useState<HeroForm | null>(null);
  const initial = useSyncExternalStore(
    neverChanges,
    () => readTyped?.() ?? null,
    () => null,
  );
  const [left, setLeft] = useState<ReadonlySet<HeroKey>>(new Set());
  const [leaving, setLeaving] = useState('');
  const answer = useRef<HTMLDivElement>(null);
  const tripForm = useMemo(() => toLoadForm(form, { states: [], leaving: '', reading: null }), [form]);
  const finder = useTripFinder(onReady !== undefined);
  const [picked, setPicked] = useState(noPlaces);
  const {
    places,
    problems: unread,
    readings,
    choices,
    ...read
  } = usePlaces(tripForm, { known: picked, finder }, texts);
  const size = useMemo(() => readSize(form.size), [form.size]);
  const facts = useMemo(
    () => toFacts(toLoadForm(form, { states: [], leaving: '', reading: size.reading })),
    [form, size],
  );
  const { trip, retry } = useRoute(places, { chosen: null, facts, finder, onFound: () => undefined });
  const load = useMemo(() => {
    const states = listTripStates(trip.route?.states ?? []);
    return toLoadForm(form, { states, leaving, reading: size.reading });
  }, [form, trip, leaving, size]);
  const checked = useMemo(() => {
    const typed = parseStates(load.states);
    const problems = findProblems(load, { unknown: typed.unknown, places: unread }, texts);
    return checkForm(load, { typed, problems, trip });
  }, [load, unread, texts, trip]);

  if (initial !== taken && initial !== null) {
    setTaken(initial);
    setForm(initial);
  }

  useEffect(() => {
    if (taken !== null) onReady?.();
  }, [taken, onReady]);

  useEffect(() => onSize?.(size.reading), [size, onSize]);

  function put(key: HeroKey, text: string) {
    setForm((before) => ({ ...before, [key]: text }));
    // A field shows no message while it is being edited.
    setLeft((before) => new Set([...before].filter((other) => other !== key)));
    if (key !== 'size') setLeaving('');
  }

  function pick(key: 'from' | 'to', place: TripPlace) {
    setPicked((before) => [place, ...before.filter(({ label }) => label !== place.label)]);
    put(key, place.label);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setLeft(new Set(heroKeys));
    answer.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className={css['check']}>
      <HeroFields
        {...{ form, texts, finder, links }}
        onText={put}
        onPick={pick}
        onBlur={(key) => setLeft((before) => new Set([...before, key]))}
        onSubmit={submit}
      />
      <HeroNotes
        {...{ form, size, left, unread, readings, choices, trip, finder, words }}
        reading={read.reading}
        onRetry={read.reading === 'failed' ? read.retry : retry}
        onText={put}
        onPick={pick}
      />
      <div ref={answer}>
        <HeroAnswer {...{ load, checked, trip, words, links }} onLeave={setLeaving} />
      </div>
    </div>
  );
}
