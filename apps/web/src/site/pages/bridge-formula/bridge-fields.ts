import {
  findAxleSets,
  toFeetAndInches,
  listLengthReadings,
  maxLength,
  parseLength,
  parsePounds,
  usualLengths,
  type Inches,
  type ParsedLength,
  type Pounds,
} from '@wideload/domain';
import { formatInches, toLocale } from '#lib/format-figures.ts';
import css from './bridge-form.module.css';
import type { BridgeLoad, WeighedBy, BridgeTexts, Words } from './bridge-load.ts';

/** A distance of zero would make one axle of two. */
function parseGap(text: string): ParsedLength {
  const read = parseLength(text, usualLengths.axleDistance);
  return read.ok && read.inches === 0 ? { ok: false, because: 'length.out-of-range' } : read;
}

function findGapProblem(text: string, { problem }: BridgeTexts): string | null {
  const read = parseGap(text);
  if (read.ok) return null;
  const words = {
    'length.empty': problem.empty,
    'length.unreadable': problem.unreadable,
    'length.ambiguous': problem.ambiguous,
    'length.out-of-range': problem.range,
  };
  return words[read.because];
}

function findWeightProblem(text: string, { problem }: BridgeTexts): string | null {
  const read = parsePounds(text);
  if (read.ok || read.because === 'weight.empty') return null;
  return read.because === 'weight.out-of-range' ? problem.weightRange : problem.weight;
}

const formatReading = (gap: Inches, { reading, feetInches }: BridgeTexts) => {
  const { feet, inches } = toFeetAndInches(gap);
  return reading(feetInches(feet, inches));
};

function listInputs(root: HTMLElement, name: string): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(`input[name^="${name}-"]`)];
}

const findBeside = (input: HTMLInputElement, what: string) => document.getElementById(`${input.id}-${what}`);

function setProblem(input: HTMLInputElement, problem: string | null, choices: readonly HTMLButtonElement[] = []): void {
  if (problem === null) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  findBeside(input, 'error')?.replaceChildren(...(problem === null ? [] : [problem, ...choices]));
}

function buildChoices(input: HTMLInputElement, { feetInches }: BridgeTexts): HTMLButtonElement[] {
  return listLengthReadings(input.value, maxLength, usualLengths.axleDistance).map(({ text, inches }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = css['suggestion'] ?? '';
    const { feet, inches: rest } = toFeetAndInches(inches);
    button.textContent = feetInches(feet, rest);
    button.addEventListener('click', () => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.focus();
    });
    return button;
  });
}

export function createFields(root: HTMLElement, { texts, language }: Words) {
  const gaps = listInputs(root, 'distance');
  const weights = listInputs(root, 'weight');
  const count = root.querySelector('select');
  const bySet = root.querySelector<HTMLInputElement>('input[name="by"][value="set"]');
  const byAxle = root.querySelector<HTMLInputElement>('input[name="by"][value="axle"]');
  const setHint = root.querySelector<HTMLElement>('[data-by-set]');
  if (count === null || bySet === null || byAxle === null) throw new Error('The calculator is not whole');
  const number = new Intl.NumberFormat(toLocale(language));
  const axles = () => Number(count.value);

  function readGaps(): Inches[] | null {
    const read = gaps.slice(0, axles() - 1).map(({ value }) => parseGap(value));
    const known = read.flatMap((gap) => (gap.ok ? [gap.inches] : []));
    return known.length < read.length ? null : known;
  }

  function readWeight({ value }: HTMLInputElement): Pounds | null {
    const read = parsePounds(value);
    return read.ok ? read.pounds : null;
  }

  function readAs(by: WeighedBy): BridgeLoad | null {
    const known = readGaps();
    if (known === null) return null;
    const firsts = new Set(findAxleSets(known).map(({ from }) => from));
    const own = weights.slice(0, axles()).map((input, at) => {
      const counts = by === 'axle' || firsts.has(at + 1);
      return counts ? readWeight(input) : null;
    });
    return { gaps: known, weights: own, by };
  }

  function update(): void {
    const known = readGaps();
    const sets = bySet?.checked && known !== null ? findAxleSets(known) : null;
    if (setHint) setHint.hidden = sets === null;
    for (const [at, input] of gaps.entries()) {
      const read = parseGap(input.value);
      input.closest('[data-field]')?.toggleAttribute('hidden', at >= axles() - 1);
      const reading = findBeside(input, 'reading');
      if (reading) reading.textContent = read.ok ? formatReading(read.inches, texts) : '';
      if (read.ok || input.value === '') setProblem(input, null);
    }
    for (const [at, input] of weights.entries()) {
      const set = sets?.find(({ from }) => from === at + 1);
      const isShown = at < axles() && (sets === null || set !== undefined);
      input.closest('[data-field]')?.toggleAttribute('hidden', !isShown);
      const [label] = input.labels ?? [];
      const words = set === undefined || set.from === set.to ? texts.axle(at + 1) : texts.set(set.from, set.to);
      if (label) label.textContent = words;
      if (findWeightProblem(input.value, texts) === null) setProblem(input, null);
    }
  }

  function showProblem(input: HTMLInputElement): void {
    if (gaps.includes(input)) setProblem(input, findGapProblem(input.value, texts), buildChoices(input, texts));
    if (weights.includes(input)) setProblem(input, findWeightProblem(input.value, texts));
  }

  /** Covers input from before the island was awake. */
  function showTypedProblems(): void {
    for (const input of [...gaps, ...weights])
      if (input.value !== input.defaultValue && input !== document.activeElement) showProblem(input);
  }

  function write(load: BridgeLoad): void {
    if (count) count.value = String(load.gaps.length + 1);
    if (bySet) bySet.checked = load.by === 'set';
    if (byAxle) byAxle.checked = load.by === 'axle';
    for (const [at, input] of gaps.entries()) {
      const gap = load.gaps[at];
      input.value = gap === undefined ? '' : formatInches(gap);
    }
    for (const [at, input] of weights.entries()) {
      const weight = load.weights[at] ?? null;
      input.value = weight === null ? '' : number.format(weight);
    }
  }

  function isTouched(): boolean {
    const typed = [...gaps, ...weights].some(({ value, defaultValue }) => value !== defaultValue);
    const isOther = [...(count?.options ?? [])].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    return typed || isOther || bySet?.checked !== bySet?.defaultChecked;
  }

  return {
    isTouched,
    read: () => readAs(bySet.checked ? 'set' : 'axle'),
    readAs,
    update,
    showProblem,
    showTypedProblems,
    write,
  };
}
