import type { SiteRenderer } from '@wideload/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { frame } from './site-framed.tsx';
import { headOf, localizePath, parseAddress } from './site-head.ts';
import { siteRoutes } from './site-pages.tsx';
import type { Params, SiteRoute } from './site-route.ts';
import { troublePage } from './site-trouble.tsx';

function paramsOf(pattern: string, path: string): Params | null {
  const [names, parts] = [pattern.split('/'), path.split('/')];
  const isSame = names.every((name, at) => (name.startsWith(':') ? Boolean(parts[at]) : name === parts[at]));
  if (names.length !== parts.length || !isSame) return null;
  const pairs = names.map((name, at) => [name.slice(1), parts[at] ?? ''] as const);
  return Object.fromEntries(pairs.filter((_pair, at) => names[at]?.startsWith(':')));
}

function find(path: string): { route: SiteRoute; params: Params } | null {
  for (const route of siteRoutes) {
    const params = paramsOf(route.path, path);
    if (params !== null) return { route, params };
  }
  return null;
}

export const listCalls: SiteRenderer['listCalls'] = (address) => {
  const found = find(parseAddress(address).path);
  return found && (found.route.asks?.(found.params) ?? []);
};

/** Without a slash at the end, in small letters, and by a thing's own word: `/States/OH/` is `/states/ohio`. */
export const movedTo: SiteRenderer['movedTo'] = (address) => {
  const { language, path } = parseAddress(address.replace(/\/+$/, '') || '/');
  const right = find(path) === null ? path.toLowerCase() : path;
  const found = find(right);
  if (found === null) return null;
  const meant = localizePath(found.route.movedTo?.(found.params) ?? right, language);
  return meant === address ? null : meant;
};

/** A public page, whole without any script. The address is one that `listCalls` knows. */
export const renderPage: SiteRenderer['renderPage'] = (address, answers, { origin }) => {
  const { language, path } = parseAddress(address);
  const found = find(path);
  if (found === null) throw new Error(`${address} is no public page`);
  const { head, body, status = 200 } = found.route.draw({ language, params: found.params, answers, origin });
  return {
    status,
    language,
    head: headOf(head, { path, language, origin }),
    body: renderToStaticMarkup(frame(body, { language, path })),
  };
};

export const renderTrouble: SiteRenderer['renderTrouble'] = ({ status, retryAfterSeconds }, { language, origin }) => {
  const { head, body } = troublePage({ status, retryAfterSeconds }, language);
  return {
    status,
    language,
    head: headOf(head, { path: '/', language, origin }),
    body: renderToStaticMarkup(body),
  };
};

export const addresses: SiteRenderer['addresses'] = () =>
  siteRoutes.flatMap(({ path, addresses: known }) => known ?? [path]);
