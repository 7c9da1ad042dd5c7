import { useState, type KeyboardEvent } from 'react';

export type Choice = {
  value: string;
  label: string;
  detail?: string | undefined;
  /** More search terms: a code, a plate. */
  find?: string | undefined;
  disabled?: boolean | undefined;
};

/** The choices that contain every word of `query`: exact matches first, then prefix matches. */
export function findMatches(choices: readonly Choice[], query: string): readonly Choice[] {
  const normalized = normalize(query);
  const words = query.toLowerCase().split(/\s+/);
  const rank = (choice: Choice) =>
    isNamed(choice, query) ? 0 : normalize(choice.label).startsWith(normalized) ? 1 : 2;
  return choices
    .filter(({ label, detail = '', find = '', value }) => {
      const text = `${label} ${detail} ${find} ${value}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

function normalize(text: string): string {
  return text.trim().toLowerCase();
}

function isNamed({ label, value, find = '' }: Choice, query: string): boolean {
  const normalized = normalize(query);
  return normalized !== '' && [label, value, find].some((text) => normalize(text) === normalized);
}

/** Wraps around; -1 if no choice is enabled. */
export function findNextIndex(choices: readonly Choice[], at: number, step: 1 | -1): number {
  const start = at === -1 && step === -1 ? 0 : at;
  for (let turn = 1; turn <= choices.length; turn += 1) {
    const place = (start + step * turn + choices.length * 2) % choices.length;
    if (choices[place]?.disabled !== true) return place;
  }
  return -1;
}

/** An exact match wins even if it is disabled, so that no similar choice replaces it. */
function findFirstIndex(shown: readonly Choice[], text: string): number {
  const [first] = shown;
  return first !== undefined && isNamed(first, text) ? 0 : findNextIndex(shown, -1, 1);
}

type Options = {
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  onSearch?: ((text: string) => void) | undefined;
  takeText?: ((text: string) => string) | undefined;
  leftText?: string | undefined;
  isList?: ((text: string) => boolean) | undefined;
};

/**
 * The APG combobox pattern. On blur, the active choice or an exact match is chosen; `takeText` gets any other text and
 * returns the rest that stays in the field.
 */
export function useCombobox({ choices, value, onChange, onSearch, takeText, leftText = '', isList }: Options) {
  const [typed, setTyped] = useState<string | null>(leftText === '' ? null : leftText);
  const [isOpen, setOpen] = useState(false);
  // By its value: the choices for a newer text may have it at another place, or not at all.
  const [activeValue, setActiveValue] = useState<string | null>(null);
  const [knownValue, setKnownValue] = useState(value);
  // A value that came from elsewhere, such as a map, replaces the typed text.
  if (value !== knownValue) {
    setKnownValue(value);
    setTyped(null);
  }
  const chosen = choices.find((choice) => choice.value === value);
  const shown = findShown(typed);
  const activeIndex = shown.findIndex((choice) => choice.value === activeValue);
  const active = isOpen ? shown[activeIndex] : undefined;

  function findShown(text: string | null): readonly Choice[] {
    if (text === null) return choices;
    return isList?.(text) === true ? [] : findMatches(choices, text);
  }
  function open() {
    if (isOpen) return;
    setOpen(true);
    setActiveValue(value);
  }
  function close() {
    setOpen(false);
    setTyped(null);
  }
  function choose(choice: Choice) {
    if (choice.disabled) return;
    close();
    onChange(choice.value);
  }
  function type(text: string) {
    setTyped(text);
    setOpen(true);
    const matches = findShown(text);
    setActiveValue(text === '' ? null : (matches[findFirstIndex(matches, text)]?.value ?? null));
    onSearch?.(text);
    if (text === '') onChange('');
  }
  function findNamed(text: string) {
    return choices.find((choice) => !choice.disabled && isNamed(choice, text));
  }
  /** Autofill writes into a field that nobody is in, so nobody leaves it either. */
  function fill(text: string) {
    const exact = findNamed(text);
    if (exact) choose(exact);
    else type(text);
  }
  function leave() {
    const exact = typed === null ? undefined : findNamed(typed);
    if (exact) choose(exact);
    else parseText();
  }
  function parseText() {
    const rest = typed === null || typed.trim() === '' ? '' : (takeText?.(typed) ?? '');
    setOpen(false);
    setTyped(rest === '' ? null : rest);
  }

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: (event) => move(event, 1),
    ArrowUp: (event) => move(event, -1),
    Enter: (event) => {
      if (!isOpen) return;
      event.preventDefault();
      if (active && !active.disabled) choose(active);
      else if (takeText) parseText();
    },
    // Escape closes the list but not the dialog around it.
    Escape: (event) => {
      if (!isOpen) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    Tab: () => typed !== null && active && choose(active),
  };
  function move(event: KeyboardEvent, step: 1 | -1) {
    event.preventDefault();
    if (isOpen) setActiveValue(shown[findNextIndex(shown, activeIndex, step)]?.value ?? null);
    else open();
  }

  return {
    text: typed ?? chosen?.label ?? '',
    isOpen,
    shown,
    activeIndex,
    open,
    close,
    choose,
    type,
    fill,
    leave,
    press: (event: KeyboardEvent) => keys[event.key]?.(event),
  };
}
