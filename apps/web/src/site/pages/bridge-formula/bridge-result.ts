import { checkBridge, findWorstCheck } from '@wideload/domain';
import { bridgeDrawing } from './bridge-drawing.ts';
import { axleWeights, type BridgeLoad } from './bridge-load.ts';
import css from './bridge-result.module.css';
import { bridgeTable } from './bridge-table.ts';
import { verdictOf, type Verdict, type Words } from './bridge-words.ts';
import { draw, type Drawn } from './drawn.ts';

/** The three parts of the result, each for a place of its own on the page. */
export type BridgeResult = { banner: Drawn; drawing: Drawn; table: Drawn };

export function bannerOf({ isOver, title, text }: Verdict): Drawn {
  return draw(
    'div',
    { class: css[isOver ? 'loud' : 'plain'] ?? '' },
    draw('p', { class: css['title'] ?? '' }, title),
    draw('p', { class: css['text'] ?? '' }, text),
  );
}

export function bridgeResult(load: BridgeLoad, words: Words): BridgeResult {
  const weights = axleWeights(load);
  const checks = checkBridge(load.gaps, weights);
  const worst = findWorstCheck(checks);
  const verdict = verdictOf(worst, weights.includes(null), words);
  return {
    banner: bannerOf(verdict),
    drawing: bridgeDrawing(load.gaps, { worst, isOver: verdict.isOver }, words),
    table: bridgeTable(checks, worst, words),
  };
}
