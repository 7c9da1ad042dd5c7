import { useRight } from './own-rights.ts';
import * as texts from './rights.texts.ts';

type Props = { right: 'owner' | 'dispatcher' };

/** Where buttons were that would be refused; nothing for people who have them. */
export function MissingRight({ right }: Props) {
  const hasIt = useRight(right);
  if (hasIt) return null;
  return <p className="hint below-12 no-print">{right === 'owner' ? texts.ownersDo : texts.viewersSee}</p>;
}
