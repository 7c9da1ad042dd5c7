import type { SiteConfig } from '@wideload/contract';
import { site } from '@wideload/contract/client';
import { useEffect, useState } from 'react';
import { call } from '#lib/api/api.ts';

const unknown: SiteConfig = { demo: null, devMail: false, blog: { kind: 'database' } };

/** Production defaults until they load, or if they cannot. */
export function useSiteConfig(): SiteConfig {
  const [config, setConfig] = useState(unknown);
  useEffect(() => {
    const abort = new AbortController();
    // Only a local start depends on the answer, so a failure needs no message.
    call(site.config, {}, { signal: abort.signal }).then(setConfig, () => undefined);
    return () => abort.abort();
  }, []);
  return config;
}
