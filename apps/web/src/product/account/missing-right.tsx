import { useRight } from './own-rights.ts';
import * as texts from './rights.texts.ts';

type Props = { right: 'owner' | 'dispatcher' };

/** Replaces buttons that the server would refuse. It renders nothing for people who have the right. */
export function MissingRight({ right }: Props) {
  const hasIt = useRight(right);
  if (hasIt) return null;
  return <p className="hint below-12 no-print">{right === 'owner' ? texts.ownersDo : texts.viewersSee}</p>;
}
