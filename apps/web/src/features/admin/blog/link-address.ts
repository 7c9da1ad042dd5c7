import { isAllowedLink } from '@wideload/contract/client';
import * as texts from './article.texts.ts';

export const linkMessage = texts.typeAnAddress;

/** `example.com` becomes a site, `ann@example.com` an e-mail link; null for other texts. */
export function parseLinkAddress(typed: string): string | null {
  const text = typed.trim();
  const candidates = [text, /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text) ? `mailto:${text}` : `https://${text}`];
  const address = candidates.find(isAllowedLink);
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'mailto:' || hostname.includes('.') ? address : null;
}
