import type { Reader } from './settings.ts';

/** `imageSource` is the tile host as a Content-Security-Policy source. */
export type MapConfig = { kind: 'shipped' } | { kind: 'server'; url: string; attribution: string; imageSource: string };

/** The shipped maps ask no other host. */
export function readMap(read: Reader, { production }: { production: boolean }): MapConfig {
  const url = read.text('MAP_TILES_URL');
  if (url === null) {
    if (read.text('MAP_TILES_ATTRIBUTION') !== null) read.needed('MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION is set');
    return { kind: 'shipped' };
  }
  const attribution = read.needed('MAP_TILES_ATTRIBUTION', 'MAP_TILES_URL is set, and a map names its makers');
  const imageSource = toImageSource(url, production ? ['https:'] : ['https:', 'http:']);
  if (imageSource === null) {
    read.wrong.push(`MAP_TILES_URL is '${url}', but it has to be an https address with {z}, {x} and {y}.`);
    return { kind: 'shipped' };
  }
  return { kind: 'server', url, attribution, imageSource };
}

/** `https://*.tiles.example` for `https://{s}.tiles.example/{z}/{x}/{y}.png`; null for anything but a tile address. */
function toImageSource(url: string, protocols: readonly string[]): string | null {
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  const filled = url.replace('{s}.', 'any-server.').replaceAll(/\{[zxyr]\}/g, '0');
  if (!isWhole || !URL.canParse(filled)) return null;
  const { protocol, host } = new URL(filled);
  // Any other character in the host could add a word to the policy.
  if (!protocols.includes(protocol) || !/^[\w.:-]+$/.test(host)) return null;
  return `${protocol}//${host.replace(/^any-server\./, '*.')}`;
}
