import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import type { PageHead } from './site-head.ts';

export type Params = Readonly<Record<string, string>>;
export type Drawn = { head: PageHead; body: ReactNode; status?: 404 | 503 };

export type SiteRoute = {
  /** `/states/:state`; without its language. */
  path: string;
  /** Public GET calls whose answers the page shows. */
  asks?: (params: Params) => readonly string[];
  /** The path that is meant where the parameters name a thing in other words than the page's own. */
  movedTo?: (params: Params) => string | null;
  /** The pages of it that search engines should know: its path, where nothing else is said. */
  addresses?: readonly string[];
  /** `origin`: where the product is reached, for addresses in structured data. */
  draw: (visit: { language: Language; params: Params; answers: readonly unknown[]; origin: string }) => Drawn;
};
