import type { Reader } from './settings.ts';

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
