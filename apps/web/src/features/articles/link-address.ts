import { mayLink } from '@wideload/contract/client';

export const linkMessage = 'Type a web address that begins with https:// or an e-mail address.';

/** The address that a person means: `example.com` is a site, `ann@example.com` an e-mail. Null for what cannot be linked. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const candidates = [text, /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text) ? `mailto:${text}` : `https://${text}`];
  const address = candidates.find(mayLink);
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'mailto:' || hostname.includes('.') ? address : null;
}
