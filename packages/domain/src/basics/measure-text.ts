/** Most texts have nothing to replace. */
const plainLetters = /^[ -_a-~]*$/;

const replaceMarks = (text: string) =>
  text
    // NFKC writes `½` as `1⁄2`.
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .replace(/[’‘‛′´`ʹʼ＇]/g, "'")
    .replace(/[”“„‟″˝ʺ＂〃]/g, '"')
    // Some PDFs have a soft hyphen for each hyphen.
    .replace(/[‐‑‒–—―−\u00AD]/g, '-')
    // NFKC would decompose the quotes, so it follows them.
    .normalize('NFKC')
    .replace(/⁄/g, '/')
    // Not `removeInvisible`: one more shared file takes the load check over its budget.
    .replace(/\p{Cf}/gu, '');

/** Plain quotes and dashes, fractions as `1/2`, single spaces, trimmed. */
export function toPlainMarks(text: string): string {
  const plain = plainLetters.test(text) ? text : replaceMarks(text);
  return plain.replace(/''/g, '"').replace(/\s+/g, ' ').trim();
}

/** The same in lower case. */
export const normalizeMeasure = (text: string): string => toPlainMarks(text).toLowerCase();

/** Outside the US, spaces separate groups of three digits. */
export function insertCommas(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, ',');
}

/** Null if a comma or a fraction makes no sense. */
export function parseNumber(text: string): number | null {
  const [, whole, over, under] = /^([\d.,]*?)[ -]?(?:(\d+)\/(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  if (whole.includes(',') && !/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(whole)) return null;
  if (over === undefined) return Number(whole.replaceAll(',', ''));
  // `6.5 1/2` is contradictory, and `5/4` is a typing error.
  if (whole.includes('.') || Number(over) >= Number(under)) return null;
  return Number(whole.replaceAll(',', '')) + Number(over) / Number(under);
}
