import { useState, useEffect } from 'react';
import { isProblem, type ApiProblem } from '#lib/api/api-problem.ts';
import type { SiteConfig } from '@wideload/contract';
import { site } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

/** In a new tab, so that the form stays. */
export function MailboxLink({ texts }: { texts: { noMailSent: string; readItHere: string } }) {
  return (
    <p>
      {texts.noMailSent}{' '}
      <a href="/dev/mail" target="_blank" rel="noopener">
        {texts.readItHere}
      </a>
      .
    </p>
  );
}

type Options = {
  say: (notice: string | undefined) => void;
  sent: string;
  refusal?: (problem: ApiProblem) => string;
};

export function useResend(again: () => Promise<unknown>, { say, sent, refusal }: Options) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setSending(true);
    setFailure(null);
    // A screen reader announces the same sentence again only after it was removed.
    say(undefined);
    try {
      await again();
      say(sent);
    } catch (error) {
      if (!isProblem(error)) throw error;
      setFailure(refusal?.(error) ?? error.detail);
    } finally {
      setSending(false);
    }
  }
  return { isSending, failure, send, forget: () => setFailure(null) };
}

/** People paste codes with spaces and dashes from the mail. */
export function normalizeCode(text: unknown): string {
  return String(text).replaceAll(/[\s-]/g, '');
}

const unknown: SiteConfig = { demo: null, devMail: false, blog: { kind: 'database' } };

/** Production defaults without an answer: only a local start depends on it, so a failure needs no message. */
export function loadSiteConfig(signal: AbortSignal): Promise<SiteConfig> {
  return call(site.config, {}, { signal }).catch(() => unknown);
}

export function useSiteConfig(): SiteConfig {
  const [config, setConfig] = useState(unknown);
  useEffect(() => {
    const abort = new AbortController();
    void loadSiteConfig(abort.signal).then(setConfig);
    return () => abort.abort();
  }, []);
  return config;
}
