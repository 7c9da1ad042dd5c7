import { mostAxles } from './axles.ts';

const label = String.raw`(?:axle (?:weights?|wts?)|axles?|tires?)\s*[:=]?\s*(?=\d)`;
const beforeLabel = new RegExp(String.raw`[\s,;]+(?=${label})`, 'i');
const afterLabel = new RegExp(String.raw`^(${label})(.+)$`, 'is');
/** A weight can contain a comma, so a comma separates only before a space. */
const betweenFigures = /\s*[/;|\t\r\n]\s*|,\s+/;

export type AxleRow = { rest: string; weights: string[]; tires: string[] };

/** Splits `axles 12,000/17,000/17,000` by axle, with or without its label; unreadable parts stay. Null if the text is no such list. */
export function splitAxleWeights(text: string): string[] | null {
  const [, kind, list] = afterLabel.exec(text.trim()) ?? [];
  return kind !== undefined && isTires(kind) ? null : splitFigures(list ?? text);
}

/** `2, 4, 4, 4, 4` and `tires 2/4/4`; null unless it is a list. */
export function splitAxleTires(text: string): string[] | null {
  const [, kind, list] = afterLabel.exec(text.trim()) ?? [];
  return kind !== undefined && !isTires(kind) ? null : splitFigures(list ?? text);
}

/**
 * Splits labeled axle weights and tires from the row before them:
 * `W 8'6 x H 13'6 x L 75' axles 12,000/17,000/17,000 tires 2/4/4`.
 */
export function splitAxleRow(text: string): AxleRow | null {
  const [rest = '', ...lists] = ` ${text.trim()}`.split(beforeLabel);
  const row: AxleRow = { rest: rest.trim().replace(/[\s,;x×]+$/i, ''), weights: [], tires: [] };
  for (const part of lists) {
    const [, kind = '', list = ''] = afterLabel.exec(part) ?? [];
    const figures = splitFigures(list);
    if (figures === null) return null;
    if (isTires(kind)) row.tires = figures;
    else row.weights = figures;
  }
  return lists.length === 0 ? null : row;
}

function isTires(kind: string): boolean {
  return kind.toLowerCase().startsWith('tire');
}

function splitFigures(list: string): string[] | null {
  const figures = list.trim().split(betweenFigures);
  return figures.length > 1 && figures.length <= mostAxles ? shareThousands(figures) : null;
}

/** In `12/34/34/38k` all weights are in thousands. */
function shareThousands(figures: string[]): string[] {
  const isShared =
    /\dk$/i.test(figures.at(-1) ?? '') && figures.slice(0, -1).every((one) => /^\d{1,3}(?:\.\d)?$/.test(one));
  return isShared ? figures.map((one) => one.replace(/(\d)$/, '$1k')) : figures;
}
