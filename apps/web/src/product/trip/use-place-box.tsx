import type { StateCode, TripPlace } from '@wideload/domain';
import { useRef, useState, type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { Spinner } from '#ui/button.tsx';
import type { PlaceFinder } from './place-finder.ts';

/** Keys follow each other faster. */
const pauseMs = 80;
const slowMs = 1000;
/** Fewer letters begin half of the names. */
const leastLetters = 2;

type Answer = { text: string; status: 'found' | 'slow' | 'failed'; places: readonly TripPlace[] };

const none: Answer = { text: '', status: 'found', places: [] };

/** The suggestions for the text; null wants none. An older answer stays only as far as it fits the newer text. */
function useSuggestions(
  asked: string | null,
  { finder, state }: { finder: Pick<PlaceFinder, 'suggest'> | null; state: StateCode | null },
): Pick<Answer, 'status' | 'places'> {
  const [answer, setAnswer] = useState(none);
  const text = asked === null || asked.trim().length < leastLetters ? null : asked.trim();

  useEffect(() => {
    if (text === null || finder === null) return undefined;
    const aborting = new AbortController();
    const put = (status: Answer['status'], places: readonly TripPlace[] = []) =>
      !aborting.signal.aborted && setAnswer({ text, status, places });
    const slow = setTimeout(() => put('slow'), slowMs);
    const timer = setTimeout(() => {
      finder
        .suggest(text, state, aborting.signal)
        .then(
          (places) => put('found', places),
          () => put('failed'),
        )
        .finally(() => clearTimeout(slow));
    }, pauseMs);
    return () => {
      aborting.abort();
      clearTimeout(timer);
      clearTimeout(slow);
    };
  }, [text, finder, state]);

  if (text === null) return none;
  if (answer.text === text) return answer;
  const begin = text.toLowerCase();
  return { status: 'found', places: answer.places.filter(({ label }) => label.toLowerCase().startsWith(begin)) };
}

export type PlaceBoxWords = {
  /** For a screen reader. */
  count: (places: number) => string;
  slow: string;
  offline: string;
};

type Options = {
  /** Of the input; its list and options are named after it. */
  id: string;
  labelId: string;
  text: string;
  /** Null until loaded: typing works without it. */
  finder: PlaceFinder | null;
  /** Its places come first. */
  state?: StateCode | null;
  words: PlaceBoxWords;
  onText: (text: string) => void;
  onPick: (place: TripPlace) => void;
};

/**
 * An input with suggestions by the combobox pattern of ARIA. Only a press, or Enter or Tab on a choice that the arrows reached, picks one:
 * what was typed is never replaced by a suggestion that arrived late.
 */
export function usePlaceBox({ id, labelId, text, finder, state = null, words, onText, onPick }: Options) {
  const anchor = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  // By its label: a newer answer may have it at another place, or not at all.
  const [activeLabel, setActiveLabel] = useState<string | null>(null);
  const { status, places } = useSuggestions(asked, { finder, state });
  const isOpen = asked !== null && (places.length > 0 || status !== 'found');
  const active = places.findIndex(({ label }) => label === activeLabel);
  const current = isOpen ? places[active] : undefined;
  const listId = `${id}-list`;

  function ask(next: string | null) {
    setAsked(next);
    setActiveLabel(null);
  }
  function pick(place: TripPlace) {
    ask(null);
    onPick(place);
  }
  /** @param index of a choice; -1 is the field. */
  const moveTo = (index: number) => setActiveLabel(places[index]?.label ?? null);
  function move(step: 1 | -1) {
    if (!isOpen) ask(text);
    else moveTo(((active + step + 1 + places.length + 1) % (places.length + 1)) - 1);
  }

  const keys: Record<string, () => boolean> = {
    ArrowDown: () => (move(1), true),
    ArrowUp: () => (move(-1), true),
    Home: () => (moveTo(0), true),
    End: () => (moveTo(places.length - 1), true),
    Enter: () => current !== undefined && (pick(current), true),
    Tab: () => (current !== undefined && pick(current), false),
    Escape: () => (ask(null), true),
  };
  /** The other keys, and these where there is nothing to choose, are those of the input. */
  function press(event: KeyboardEvent) {
    const isForClosed = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const isForCurrent = event.key === 'Home' || event.key === 'End';
    if ((!isOpen && !isForClosed) || (isForCurrent && current === undefined)) return;
    if (keys[event.key]?.() !== true) return;
    event.preventDefault();
    // Escape closes the list but not the dialog around it.
    event.stopPropagation();
  }

  const List = finder?.List;
  const list: ReactNode = isOpen && List !== undefined && (
    <List
      id={listId}
      labelledBy={labelId}
      anchor={anchor}
      choices={places.map(({ label }) => ({ value: label, label }))}
      value=""
      activeIndex={active}
      announced={places.length > 0 ? words.count(places.length) : undefined}
      nothing={status === 'slow' ? <Spinner label={words.slow} /> : words.offline}
      onChoose={({ value }) => {
        const place = places.find(({ label }) => label === value);
        if (place !== undefined) pick(place);
      }}
    />
  );
  return {
    list,
    close: () => ask(null),
    input: {
      id,
      ref: anchor,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': current === undefined ? undefined : `${listId}-${active}`,
      autoComplete: 'off',
      spellCheck: false,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        ask(event.target.value);
        onText(event.target.value);
      },
      onKeyDown: press,
    } as const,
  };
}
