/** `points`: texts that may be coordinates, the surest first. `isShort`: only its service knows what it leads to. */
export type MapLink = { points: readonly string[]; words?: string } | { words: string } | { isShort: boolean };

const link = /(?:https?:\/\/|geo:-?\d|(?:www\.|maps?\.)[a-z.]+\/|goo\.gl\/)\S+/i;
const shortHosts =
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple(?!\.)|binged\.it|bit\.ly|osm\.org\/go)\b/i;
const number = String.raw`[-+]?\d+(?:\.\d+)?`;

/** Before the point of a view come those of a pin. */
const pins = [
  new RegExp(`!3d(${number})!4d(${number})`, 'i'),
  new RegExp(`[?&]sp=point\\.(${number})_(${number})`, 'i'),
  new RegExp(`[?&]mlat=(${number})&mlon=(${number})`, 'i'),
];
const views = [
  new RegExp(`[?&]cp=(${number})~(${number})`, 'i'),
  new RegExp(`/@(${number}),(${number})`, 'i'),
  new RegExp(`#map=[\\d.]+/(${number})/(${number})`, 'i'),
  new RegExp(`^geo:(${number}),(${number})`, 'i'),
];
const queries = ['q', 'query', 'coordinate', 'll', 'daddr', 'destination', 'address', 'where1', 'center', 'sll'];

export function decodeLinkText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim();
  } catch {
    // A broken link says nothing.
    return '';
  }
}

function find(patterns: readonly RegExp[], address: string): string[] {
  return patterns.flatMap((pattern) => {
    const [, lat, lng] = pattern.exec(address) ?? [];
    return lat === undefined || lng === undefined ? [] : [`${lat}, ${lng}`];
  });
}

/** The texts of the known queries and of the path. */
function listTexts(address: string): string[] {
  const asked = queries.flatMap((name) => new RegExp(`[?&]${name}=([^&#]+)`, 'i').exec(address)?.[1] ?? []);
  const inPath = /\/maps?\/(?:place|search)\/([^/?#@]+)/i.exec(address)?.[1] ?? [];
  return [...asked, ...[inPath].flat()]
    .map((text) =>
      decodeLinkText(text)
        .replace(/\(.*\)$/, '')
        .replace(/^loc:/, ''),
    )
    .filter((text) => text !== '');
}

const hasCoordinates = (text: string) => /\d/.test(text) && !/[a-z]{2}/i.test(text);

/** The point of a link in the text; null without a link. */
export function parseMapLink(text: string): MapLink | null {
  const [address] = link.exec(text) ?? [];
  if (address === undefined) return null;
  const texts = listTexts(address);
  const points = [...find(pins, address), ...texts.filter(hasCoordinates), ...find(views, address)];
  const words = texts.find((one) => !hasCoordinates(one));
  if (points.length > 0) return { points, ...(words !== undefined && { words }) };
  return words === undefined ? { isShort: shortHosts.test(address) } : { words };
}
