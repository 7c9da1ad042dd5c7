import type { SiteRenderer } from '@wideload/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language, Trouble } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { renderFramed } from '../frame/site-frame.tsx';
import { renderHead, localizePath, parseAddress, type PageHead, type Params, type SiteRoute } from './site-head.ts';
import { siteRoutes } from './site-pages.tsx';
import { TroublePage, toTroubleText } from '../pages/trouble-page.tsx';
import { siteTexts } from '../texts/site-texts.ts';

/** Needs no data, so that it renders whatever has failed. */
function renderTroublePage(trouble: Trouble, language: Language): { head: PageHead; body: ReactNode } {
  const texts = siteTexts[language].trouble;
  const { title, text, helpsAgain } = toTroubleText(trouble, texts);
  return {
    head: { title, description: text, hidden: true },
    body: (
      <TroublePage title={title} text={text} helpsAgain={helpsAgain} home={localizePath('/', language)} texts={texts} />
    ),
  };
}

function parseParams(pattern: string, path: string): Params | null {
  const [names, parts] = [pattern.split('/'), path.split('/')];
  const isSame = names.every((name, at) => (name.startsWith(':') ? Boolean(parts[at]) : name === parts[at]));
  if (names.length !== parts.length || !isSame) return null;
  const pairs = names.map((name, at) => [name.slice(1), parts[at] ?? ''] as const);
  return Object.fromEntries(pairs.filter((_pair, at) => names[at]?.startsWith(':')));
}

function findRoute(path: string): { route: SiteRoute; params: Params } | null {
  for (const route of siteRoutes) {
    const params = parseParams(route.path, path);
    if (params !== null) return { route, params };
  }
  return null;
}

export const listCalls: SiteRenderer['listCalls'] = (address) => {
  const { language, path } = parseAddress(address);
  const found = findRoute(path);
  return found && (found.route.listCalls?.(found.params, language) ?? []);
};

/** `/States/OH/` redirects to `/states/ohio`. */
export const findRedirect: SiteRenderer['findRedirect'] = (address) => {
  const { language, path } = parseAddress(address.replace(/\/+$/, '') || '/');
  const right = findRoute(path) === null ? path.toLowerCase() : path;
  const found = findRoute(right);
  if (found === null) return null;
  const meant = localizePath(found.route.findRedirect?.(found.params) ?? right, language);
  return meant === address ? null : meant;
};

export const renderPage: SiteRenderer['renderPage'] = (address, answers, { origin }) => {
  const { language, path } = parseAddress(address);
  const found = findRoute(path);
  if (found === null) throw new Error(`${address} is no public page`);
  const { head, body, status = 200, content } = found.route.render({ language, params: found.params, answers, origin });
  return {
    status,
    language,
    head: renderHead(head, { path, language, origin, content }),
    body: renderToStaticMarkup(renderFramed(body, { language, path, paths: content?.paths })),
  };
};

export const renderTrouble: SiteRenderer['renderTrouble'] = ({ status, retryAfterSeconds }, { language, origin }) => {
  const { head, body } = renderTroublePage({ status, retryAfterSeconds }, language);
  return {
    status,
    language,
    head: renderHead(head, { path: '/', language, origin }),
    body: renderToStaticMarkup(body),
  };
};

export const addresses: SiteRenderer['addresses'] = () =>
  siteRoutes.flatMap(({ path, addresses: known }) => known ?? [path]);
