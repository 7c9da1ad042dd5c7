import type { Verdict } from '@wideload/domain';
import type { SignKind } from '#ui/sign.tsx';

export const verdictSigns: Record<Verdict, SignKind> = {
  needs: 'pending',
  none: 'ok',
  depends: 'pending',
  'so-far': 'draft',
};
