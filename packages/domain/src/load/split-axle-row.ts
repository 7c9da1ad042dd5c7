import { mostAxles } from './axles.ts';

const label = String.raw`(?:axle (?:weights?|wts?)|axles?|tires?)\s*[:=]?\s*(?=\d)`;
const beforeLabel = new RegExp(String.raw`[\s,;]+(?=${label})`, 'i');
const afterLabel = new RegExp(String.raw`^(${label})(.+)$`, 'is');
/** A weight can contain a comma, so a comma separates only before a space. */
const betweenFigures = /\s*[/;|\t\r\n]\s*|,\s+/;
const wholeWeight = String.raw`(?:\d{1,3},\d{3}|\d{4,6}|\d{1,3}(?:\.\d+)?k)(?: ?(?:#|lbs?\.?))?`;
/** Figures that say where they end, so that a blank or a bare comma separates them: `12,000 17,000` and `2 4 4`. */
const plainLists = {
  weights: {
    list: new RegExp(String.raw`^${wholeWeight}(?:(?:\s+|,)${wholeWeight})+$`, 'i'),
    one: new RegExp(wholeWeight, 'gi'),
  },
  tires: { list: /^\d{1,2}(?:[\s,]+\d{1,2})+$/, one: /\d+/g },
};

export type AxleRow = { rest: string; weights: string[]; tires: string[] };

/** Splits `axles 12,000/17,000/17,000` by axle, with or without its label; unreadable parts stay. Null if the text is no such list. */
export function splitAxleWeights(text: string): string[] | null {
  const [, kind, list] = afterLabel.exec(text.trim()) ?? [];
  return kind !== undefined && isTires(kind) ? null : splitFigures(list ?? text, 'weights');
}

/** `2, 4, 4, 4, 4` and `tires 2/4/4`; null unless it is a list. */
export function splitAxleTires(text: string): string[] | null {
  const [, kind, list] = afterLabel.exec(text.trim()) ?? [];
  return kind !== undefined && !isTires(kind) ? null : splitFigures(list ?? text, 'tires');
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
    const of = isTires(kind) ? 'tires' : 'weights';
    const figures = splitFigures(list, of);
    if (figures === null) return null;
    row[of] = figures;
  }
  return lists.length === 0 ? null : row;
}

function isTires(kind: string): boolean {
  return kind.toLowerCase().startsWith('tire');
}

function splitFigures(text: string, of: keyof typeof plainLists): string[] | null {
  const list = text.trim();
  const plain = plainLists[of];
  const figures = plain.list.test(list) ? (list.match(plain.one) ?? []) : list.split(betweenFigures);
  return figures.length > 1 && figures.length <= mostAxles ? shareThousands(figures) : null;
}

/** In `12/34/34/38k` all weights are in thousands. */
function shareThousands(figures: string[]): string[] {
  const isShared =
    /\dk$/i.test(figures.at(-1) ?? '') && figures.slice(0, -1).every((one) => /^\d{1,3}(?:\.\d)?$/.test(one));
  return isShared ? figures.map((one) => one.replace(/(\d)$/, '$1k')) : figures;
}
