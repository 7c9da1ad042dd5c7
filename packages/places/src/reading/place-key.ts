/** Short words of place names in full (us-place-aliases.json, `rules.words`). `Sault Saint Marie` is typed as well. */
const placeWords: Readonly<Record<string, readonly string[]>> = {
  st: ['saint'],
  ste: ['saint'],
  mt: ['mount'],
  mtn: ['mountain'],
  ft: ['fort'],
  pt: ['point', 'port'],
  prt: ['port'],
  n: ['north'],
  no: ['north'],
  s: ['south'],
  so: ['south'],
  e: ['east'],
  w: ['west'],
  spg: ['spring'],
  spgs: ['springs'],
  spr: ['springs'],
  hts: ['heights'],
  hgts: ['heights'],
  jct: ['junction'],
  twp: ['township'],
  boro: ['borough'],
  bch: ['beach'],
  hbr: ['harbor'],
  vly: ['valley'],
  is: ['island'],
  isl: ['island'],
  grv: ['grove'],
  crk: ['creek'],
  cr: ['creek'],
  lk: ['lake'],
  rvr: ['river'],
  riv: ['river'],
  vlg: ['village'],
  ctr: ['center'],
  cty: ['city'],
  pk: ['park'],
  gdns: ['gardens'],
  fls: ['falls'],
  frk: ['fork'],
  plns: ['plains'],
  est: ['estates'],
  rk: ['rock'],
  crssg: ['crossing'],
  xing: ['crossing'],
  afb: ['airforcebase'],
  sainte: ['saint'],
};

/** Lower-case words without accents; periods, commas and hyphens part them, apostrophes do not. */
export function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’`]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Written short only beside another word: `N` alone is no north. */
const onlyBesideAnother = new Set(['n', 's', 'e', 'w', 'no', 'so', 'is', 'est', 'cr', 'pt']);

/** The full form of a word, without the spaces by which `La Fayette` and `Lafayette` differ. `pt` is a point or a port. */
function expandWord(word: string, isAlone: boolean): readonly string[] {
  // Not what every object has: `constructor` is a word.
  const full = Object.hasOwn(placeWords, word) ? placeWords[word] : undefined;
  return full === undefined || (isAlone && onlyBesideAnother.has(word)) ? [word] : full;
}

/** The longest names have six. More words are not looked up, so that the work grows with the text and not with its square. */
export const mostNameWords = 12;

/** Each `pt` doubles the keys, and no name has three. */
const mostKeys = 4;

/** Every key that a name can have; two names are the same when they share one. */
export function toKeys(words: readonly string[]): string[] {
  return words
    .map((word) => expandWord(word, words.length === 1))
    .reduce<string[]>(
      (keys, fulls) => {
        const read = keys.length < mostKeys ? fulls : fulls.slice(0, 1);
        return keys.flatMap((key) => read.map((full) => key + full));
      },
      [''],
    );
}

export function toKey(name: string): string {
  return toKeys(toWords(name))[0] ?? '';
}
