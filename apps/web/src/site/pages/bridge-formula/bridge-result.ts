import { checkBridge, findWorstCheck, getExcess, type BridgeCheck, inches, type Inches } from '@wideload/domain';
import { classNames } from '#ui/class-names.ts';
import banner from '#ui/layout/banner.module.css';
import {
  listAxleWeights,
  type BridgeLoad,
  toVerdict,
  type Verdict,
  type Words,
  formatDistance,
} from './bridge-load.ts';
import css from './bridge-result.module.css';
import { formatPounds, formatInches } from '#lib/format-figures.ts';

const findClass = (name: string) => css[name] ?? '';

// The result has two renderers: the server makes markup, and the island works without React, which would outweigh all the rest.

export type Drawn = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  parts: readonly (Drawn | string)[];
};

function draw(tag: string, attributes: Drawn['attributes'], ...parts: Drawn['parts']): Drawn {
  return { tag, attributes, parts };
}

const svgTags = new Set(['svg', 'g', 'line', 'circle', 'rect', 'path', 'text']);

export function toElement({ tag, attributes, parts }: Drawn): Element {
  const element = svgTags.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...parts.map((part) => (typeof part === 'string' ? part : toElement(part))));
  return element;
}

function renderCell(label: string, text: string): Drawn {
  return draw('td', { 'data-label': label }, text);
}

/** A phone hides it. */
function renderEmptyCell(text: string): Drawn {
  return draw('td', { class: findClass('none') }, text);
}

function formatResult(check: BridgeCheck, { texts, language }: Words): string {
  if (check.actual === null) return '';
  const over = getExcess(check);
  return over > 0 ? texts.overBy(formatPounds(over, language)) : texts.under(formatPounds(Math.abs(over), language));
}

function renderRow(check: BridgeCheck, isWorst: boolean, words: Words): Drawn {
  const { texts, language } = words;
  const { columns, rules } = texts;
  const isOver = check.actual !== null && getExcess(check) > 0;
  const name = check.from === check.to ? `${check.from}` : `${check.from}–${check.to}`;
  const mark = isWorst ? [' ', draw('b', { class: findClass('mark') }, texts.worst)] : [];
  return draw(
    'tr',
    { class: isWorst ? findClass('worst') : '', 'data-group': `${check.from}-${check.to}` },
    draw('th', { scope: 'row' }, name, ...mark),
    check.axles === 1 ? renderEmptyCell(texts.none) : renderCell(columns.distance, formatDistance(check, words)),
    check.formula === null
      ? renderEmptyCell(texts.none)
      : renderCell(columns.formula, formatPounds(check.formula, language)),
    renderCell(columns.limit, formatPounds(check.limit, language)),
    renderCell(columns.rule, rules[check.basis]),
    renderCell(columns.actual, check.actual === null ? texts.unknown : formatPounds(check.actual, language)),
    draw('td', { 'data-label': columns.result, class: isOver ? 'danger bold' : '' }, formatResult(check, words)),
  );
}

function renderBridgeTable(checks: readonly BridgeCheck[], worst: BridgeCheck | null, words: Words): Drawn {
  const { columns, tableCaption } = words.texts;
  const heads = Object.values(columns).map((head) => draw('th', { scope: 'col' }, head));
  return draw(
    'table',
    { class: `table striped ${findClass('table')}` },
    draw('caption', {}, tableCaption),
    draw('thead', {}, draw('tr', {}, ...heads)),
    draw('tbody', {}, ...checks.map((check) => renderRow(check, check === worst, words))),
  );
}

export type BridgeResult = { banner: Drawn; drawing: Drawn; table: Drawn };

export function renderBanner({ isOver, title, text }: Verdict): Drawn {
  return draw(
    'div',
    { class: classNames(banner['banner'], banner[isOver ? 'loud' : 'plain'], css['banner']) },
    draw('p', { class: classNames('bold', banner['title']) }, title),
    draw('p', { class: classNames(banner['text'], 'size-body') }, text),
  );
}

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

function renderBridgeDrawing(gaps: readonly Inches[], { worst, isOver }: Shown, words: Words): Drawn {
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

export function renderBridgeResult(load: BridgeLoad, words: Words): BridgeResult {
  const weights = listAxleWeights(load);
  const checks = checkBridge(load.gaps, weights);
  const worst = findWorstCheck(checks);
  const verdict = toVerdict(worst, weights.includes(null), words);
  return {
    banner: renderBanner(verdict),
    drawing: renderBridgeDrawing(load.gaps, { worst, isOver: verdict.isOver }, words),
    table: renderBridgeTable(checks, worst, words),
  };
}
