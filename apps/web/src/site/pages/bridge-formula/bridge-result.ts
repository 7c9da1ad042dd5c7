import { checkBridge, findWorstCheck } from '@wideload/domain';
import { classNames } from '#ui/class-names.ts';
import banner from '#ui/layout/banner.module.css';
import { renderBridgeDrawing } from './bridge-drawing.ts';
import { listAxleWeights, type BridgeLoad } from './bridge-load.ts';
import css from './bridge-result.module.css';
import { renderBridgeTable } from './bridge-table.ts';
import { toVerdict, type Verdict, type Words } from './bridge-words.ts';
import { draw, type Drawn } from './drawn.ts';

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
