import type { Reader } from './settings.ts';

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
