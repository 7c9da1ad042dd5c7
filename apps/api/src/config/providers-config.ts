import path from 'node:path';
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

export type BlogConfig =
  | { kind: 'database' }
  | {
      kind: 'ghost';
      /** Without a trailing slash; the admin area is `/ghost/` below it. */
      url: string;
      contentKey: string;
      imageSource: string;
    };

export function readBlog(read: Reader, { production }: { production: boolean }): BlogConfig {
  if (read.oneOf('BLOG_PROVIDER', ['database', 'ghost']) === 'database') {
    for (const name of ['GHOST_URL', 'GHOST_CONTENT_KEY'])
      if (read.text(name) !== null) read.wrong.push(`${name} is set, but BLOG_PROVIDER is not ghost.`);
    return { kind: 'database' };
  }
  const why = 'BLOG_PROVIDER is ghost';
  const [url, contentKey] = [read.needed('GHOST_URL', why), read.needed('GHOST_CONTENT_KEY', why)];
  const imageSource = parseHost(url, production ? ['https:'] : ['https:', 'http:']);
  if (url !== '' && imageSource === null)
    read.wrong.push(`GHOST_URL is '${url}', but it has to be the https address of a Ghost site, without a query.`);
  if (contentKey !== '' && !/^[0-9a-f]{26}$/i.test(contentKey))
    read.wrong.push('GHOST_CONTENT_KEY is not a key of the Content API: that is 26 hexadecimal digits.');
  return { kind: 'ghost', url: url.replace(/\/+$/, ''), contentKey, imageSource: imageSource ?? '' };
}

function parseHost(address: string, protocols: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, search, hash, username } = new URL(address);
  // Any other character in the host could add a word to the policy.
  const isPlain = protocols.includes(protocol) && /^[\w.:-]+$/.test(host);
  return isPlain && search === '' && hash === '' && username === '' ? `${protocol}//${host}` : null;
}

export type DocumentsConfig =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      /** `https://s3.us-east-2.amazonaws.com` or a compatible storage; the bucket follows in the path. */
      endpoint: string;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

const PROTOCOLS = { production: ['https:'], elsewhere: ['https:', 'http:'] };

export function readDocuments(
  read: Reader,
  { dataDir, production }: { dataDir: string; production: boolean },
): DocumentsConfig {
  if (read.oneOf('DOCUMENTS_PROVIDER', ['folder', 's3']) === 'folder')
    return { kind: 'folder', folder: path.join(dataDir, 'documents') };
  const needed = (name: string) => read.needed(name, 'DOCUMENTS_PROVIDER is s3');
  const endpoint = needed('S3_ENDPOINT');
  if (endpoint !== '' && !isEndpoint(endpoint, PROTOCOLS[production ? 'production' : 'elsewhere']))
    read.wrong.push(`S3_ENDPOINT is '${endpoint}', but it has to be an https address without a query.`);
  const bucket = needed('S3_BUCKET');
  if (bucket !== '' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    read.wrong.push(`S3_BUCKET is '${bucket}', but a bucket is 3 to 63 small letters, digits, dots and hyphens.`);
  return {
    kind: 's3',
    endpoint,
    region: needed('S3_REGION'),
    bucket,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

function isEndpoint(address: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, search, hash, username } = new URL(address);
  return protocols.includes(protocol) && search === '' && hash === '' && username === '';
}

/** `url` has no trailing slash. */
export type RoutingConfig = { kind: 'shipped' } | { kind: 'osrm'; url: string };

export function readRouting(read: Reader, { production }: { production: boolean }): RoutingConfig {
  const text = read.text('ROUTER_URL');
  if (text === null) return { kind: 'shipped' };
  if (!isBase(text, production ? ['https:'] : ['https:', 'http:']))
    read.wrong.push(
      'ROUTER_URL is no https address of an OSRM server: it looks like https://osrm.example, without a query.',
    );
  return { kind: 'osrm', url: text.replace(/\/+$/, '') };
}

function isBase(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return protocols.includes(protocol) && search === '' && hash === '';
}

/** A socket of this machine, or an address. */
export type ClamdPlace = { path: string } | { host: string; port: number };
export type ScannerConfig = { kind: 'none' } | { kind: 'clamd'; place: ClamdPlace };

const DEFAULT_PORT = 3310;

function parsePlace(address: string): ClamdPlace | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, pathname, username, search, hash } = new URL(address);
  if (username !== '' || search !== '' || hash !== '') return null;
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: pathname };
  if (protocol === 'tcp:' && hostname !== '' && pathname === '')
    return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? DEFAULT_PORT : Number(port) };
  return null;
}

export function readScanner(read: Reader): ScannerConfig {
  if (read.oneOf('VIRUS_SCANNER', ['none', 'clamd']) === 'none') return { kind: 'none' };
  const address = read.needed('CLAMD_URL', 'VIRUS_SCANNER is clamd');
  const place = parsePlace(address);
  if (place === null && address !== '')
    read.wrong.push(`CLAMD_URL is '${address}', but it has to be tcp://host:3310 or unix:///path/of/its/socket.`);
  return { kind: 'clamd', place: place ?? { path: '' } };
}

export type TwilioConfig = { kind: 'twilio'; account: string; token: string; from: string; url: string };
/** `none`: no text goes out, and who sends one is told so. */
export type TextsConfig = { kind: 'folder'; folder: string } | { kind: 'none' } | TwilioConfig;

/** Text messages, in the mailbox of the local default; in production a provider has to be chosen. */
export function readTexts(
  read: Reader,
  { dataDir, production }: { dataDir: string; production: boolean },
): TextsConfig {
  const kind = production
    ? read.oneOf('TEXT_PROVIDER', ['none', 'twilio'])
    : read.oneOf('TEXT_PROVIDER', ['folder', 'none', 'twilio']);
  if (kind === 'none') return { kind };
  if (kind === 'folder') return { kind, folder: path.join(dataDir, 'outbox') };
  const why = 'TEXT_PROVIDER is twilio';
  const [account, token, from] = [
    read.needed('TWILIO_ACCOUNT_SID', why),
    read.needed('TWILIO_AUTH_TOKEN', why),
    read.needed('TWILIO_FROM', why),
  ];
  const url = read.text('TWILIO_URL') ?? 'https://api.twilio.com';
  if (from !== '' && !/^(\+\d{8,15}|MG[0-9a-f]{32})$/.test(from))
    read.wrong.push('TWILIO_FROM is neither a number such as +18065550100 nor the SID of a messaging service (MG…).');
  if (!URL.canParse(url) || (production && new URL(url).protocol !== 'https:'))
    read.wrong.push('TWILIO_URL has to be an https address.');
  return { kind, account, token, from, url };
}
