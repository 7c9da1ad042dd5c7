import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import type { PageContent } from '../frame/site-place.ts';
import type { PageHead } from './site-head.ts';

export type Params = Readonly<Record<string, string>>;
export type Drawn = {
  head: PageHead;
  body: ReactNode;
  status?: 404 | 503;
  /** By default the page is in every language, under its own path. */
  content?: PageContent;
};

export type SiteRoute = {
  /** Without the language. */
  path: string;
  listCalls?: (params: Params, language: Language) => readonly string[];
  /** The canonical path where the parameters use another spelling. */
  findRedirect?: (params: Params) => string | null;
  addresses?: readonly string[];
  render: (visit: { language: Language; params: Params; answers: readonly unknown[]; origin: string }) => Drawn;
};
