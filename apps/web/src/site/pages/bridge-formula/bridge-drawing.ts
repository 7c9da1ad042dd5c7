import { inches, type BridgeCheck, type Inches } from '@wideload/domain';
import { formatInches, formatPounds } from '#lib/format-figures.ts';
import css from './bridge-result.module.css';
import type { Words } from './bridge-words.ts';
import { draw, type Drawn } from './markup-nodes.ts';

const findClass = (name: string) => css[name] ?? '';

/** Rows are in px; positions along the road are percentages of the width, so that texts keep their size on a phone. */
const rows = { bracket: 22, frame: 58, ground: 104, lines: 130, numbers: 162, below: 190, belowStep: 18 };
/** In percent; a shorter piece has no room for its text on the line. */
const roomForText = 13;

const toPercent = (value: number) => `${value.toFixed(2)}%`;

function renderTick(at: number, y: number): Drawn {
  return draw('svg', { x: toPercent(at), y: `${y}`, class: findClass('here') }, draw('path', { d: 'M0-7V7' }));
}

function renderText(at: number, y: number, words: string): Drawn {
  return draw('text', { x: toPercent(at), y: `${y}` }, words);
}

function renderLine(from: number, to: number, y: number): Drawn[] {
  return [
    draw('line', { x1: toPercent(from), x2: toPercent(to), y1: `${y}`, y2: `${y}` }),
    renderTick(from, y),
    renderTick(to, y),
  ];
}

function renderWheel(at: number): Drawn {
  return draw(
    'svg',
    { x: toPercent(at), y: `${rows.ground - 17}`, class: findClass('here') },
    draw('circle', { r: '17' }),
    draw('circle', { r: '8', class: findClass('cut') }),
    draw('circle', { r: '3.5' }),
  );
}

function renderNumber(at: number, index: number): Drawn {
  return draw(
    'svg',
    { x: toPercent(at), y: `${rows.numbers}`, class: findClass('number') },
    draw('circle', { r: '10.5' }),
    draw('text', {}, `${index + 1}`),
  );
}

type Piece = { from: number; to: number; gap: Inches };

function renderTextsBelow(pieces: readonly Piece[]): Drawn[] {
  const short = pieces.filter(({ from, to }) => to - from < roomForText);
  const joined: (Piece & { count: number })[] = [];
  for (const piece of short) {
    const last = joined.at(-1);
    if (last?.gap === piece.gap && last.to === piece.from)
      joined.splice(-1, 1, { ...last, to: piece.to, count: last.count + 1 });
    else joined.push({ ...piece, count: 1 });
  }
  let [row, before] = [0, -1];
  return joined.map(({ from, to, gap, count }) => {
    row = from === before ? (row + 1) % 2 : 0;
    before = to;
    const words = count === 1 ? formatInches(gap) : `${count} × ${formatInches(gap)}`;
    return renderText((from + to) / 2, rows.below + row * rows.belowStep, words);
  });
}

function renderBracket(worst: BridgeCheck, places: readonly number[], isOver: boolean, { language }: Words): Drawn {
  const [from, to] = [places[worst.from - 1] ?? 0, places[worst.to - 1] ?? 0];
  const weight = worst.actual === null ? '' : formatPounds(worst.actual, language);
  const middle = Math.min(84, Math.max(16, (from + to) / 2));
  return draw(
    'g',
    { class: findClass(isOver ? 'bracketOver' : 'bracket') },
    ...renderLine(from, to, rows.bracket),
    ...(to - from < 30 ? [renderText(middle, rows.bracket + 18, weight)] : [renderText(middle, rows.bracket, weight)]),
  );
}

type Shown = { worst: BridgeCheck | null; isOver: boolean };

export function renderBridgeDrawing(gaps: readonly Inches[], { worst, isOver }: Shown, words: Words): Drawn {
  const whole = gaps.reduce<number>((sum, gap) => sum + gap, 0);
  const [first, last] = [6, 94];
  const places = [first];
  for (const gap of gaps) places.push((places.at(-1) ?? first) + (gap / Math.max(1, whole)) * (last - first));
  const pieces = gaps.map((gap, at): Piece => ({ from: places[at] ?? first, to: places[at + 1] ?? last, gap }));
  return draw(
    'svg',
    {
      role: 'img',
      'aria-label': words.texts.drawing(places.length, formatInches(inches(whole))),
      class: findClass('drawing'),
    },
    ...(worst === null ? [] : [renderBracket(worst, places, isOver, words)]),
    draw(
      'g',
      { class: findClass('truck') },
      draw('rect', { x: toPercent(first - 3), y: `${rows.frame}`, width: toPercent(last - first + 6), height: '11' }),
      ...places.map(renderWheel),
    ),
    draw('rect', { y: `${rows.ground}`, width: '100%', height: '124', class: findClass('asphalt') }),
    draw(
      'g',
      { class: findClass('ruler') },
      ...pieces.flatMap(({ from, to, gap }) => [
        ...renderLine(from, to, rows.lines),
        ...(to - from < roomForText ? [] : [renderText((from + to) / 2, rows.lines, formatInches(gap))]),
      ]),
      ...renderTextsBelow(pieces),
      ...places.map(renderNumber),
    ),
  );
}
