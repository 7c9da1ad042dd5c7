import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import type { PageHead } from './site-head.ts';

export type Params = Readonly<Record<string, string>>;
export type Drawn = { head: PageHead; body: ReactNode; status?: 404 | 503 };

export type SiteRoute = {
  /** `/states/:state`; without its language. */
  path: string;
  /** Lists the public GET calls for the page. */
  listCalls?: (params: Params) => readonly string[];
  /** Returns the canonical path where the parameters use another spelling. */
  findRedirect?: (params: Params) => string | null;
  /** The paths for search engines; `[path]` by default. */
  addresses?: readonly string[];
  /** `origin` is the public origin of the product, for addresses in structured data. */
  render: (visit: { language: Language; params: Params; answers: readonly unknown[]; origin: string }) => Drawn;
};
