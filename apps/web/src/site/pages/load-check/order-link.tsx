import { readAccessToken } from '#lib/api/access-token.ts';
import { buildButtonClass } from '#ui/button.tsx';
import type { CheckLinks, LoadCheckTexts } from './load-check-texts.ts';
import type { CheckedForm } from './check-verdict.ts';

type Props = { checked: CheckedForm; texts: LoadCheckTexts; links: CheckLinks; className?: string };

/** A carrier without an account signs up on the way to the same order. */
export function OrderLink({ checked: { check, code, unknown, unread }, texts, links, className }: Props) {
  const mayOrder = unknown.length + unread.length === 0 && check.rows.some(({ fee }) => fee !== null);
  if (!mayOrder) return null;
  const href = readAccessToken() === null ? `${links.signUp}${encodeURIComponent(code)}` : `${links.order}${code}`;
  return (
    <a href={href} className={buildButtonClass({ look: 'primary', size: 'large' }, className)}>
      {texts.order}
    </a>
  );
}
