import { checkBridge, findWorstCheck, getExcess, type BridgeCheck } from '@wideload/domain';
import { classNames } from '#ui/class-names.ts';
import banner from '#ui/layout/banner.module.css';
import { renderBridgeDrawing } from './bridge-drawing.ts';
import { listAxleWeights, type BridgeLoad } from './bridge-load.ts';
import css from './bridge-result.module.css';
import { toVerdict, type Verdict, type Words, formatDistance } from './bridge-words.ts';
import { draw, type Drawn } from './markup-nodes.ts';
import { formatPounds } from '#lib/format-figures.ts';

const findClass = (name: string) => css[name] ?? '';

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
