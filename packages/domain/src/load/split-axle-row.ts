const label = String.raw`(?:axle weights?|axles?)\s*[:=]?\s*`;
const afterLabel = new RegExp(String.raw`^(|.*?[\s,;])${label}(\d.*)$`, 'is');
/** A weight can contain a comma, so a comma separates only before a space. */
const betweenWeights = /\s*[/;|\t\r\n]\s*|,\s+/;
const maxAxles = 6;

/** Splits `axles 12,000/17,000/17,000` by axle, with or without its label; unreadable parts stay. Null if the text is no such list. */
export function splitAxleWeights(text: string): string[] | null {
  const list = afterLabel.exec(text.trim());
  const weights = (list?.[1] === '' ? (list[2] ?? '') : text.trim()).split(betweenWeights);
  return weights.length > 1 && weights.length <= maxAxles ? weights : null;
}

/** Splits labeled axle weights from the row before them: `W 8'6 x H 13'6 x L 75' axles 12,000/17,000/17,000`. */
export function splitAxleRow(text: string): { rest: string; weights: string[] } | null {
  const [, rest, list] = afterLabel.exec(text.trim()) ?? [];
  const weights = list === undefined ? null : splitAxleWeights(list);
  return rest === undefined || weights === null ? null : { rest: rest.replace(/[\s,;x×]+$/i, ''), weights };
}
