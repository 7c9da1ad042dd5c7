import type { SiteConfig } from '@wideload/contract';
import { site } from '@wideload/contract/client';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api.ts';

const unknown: SiteConfig = { demo: null, devMail: false, blog: { kind: 'database' } };

/** What the server says of this installation; until it has, and where it cannot be asked, as in production. */
export function useSiteConfig(): SiteConfig {
  const [config, setConfig] = useState(unknown);
  useEffect(() => {
    const abort = new AbortController();
    // Help for a local start: without an answer nothing is missing that a person was promised.
    call(site.config, {}, { signal: abort.signal }).then(setConfig, () => undefined);
    return () => abort.abort();
  }, []);
  return config;
}
