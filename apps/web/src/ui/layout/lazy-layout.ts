import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';

/** In px; at least what the part has at 390 and at 1440 px. */
export type UsualHeights = { phone: number; desktop: number };

/**
 * Props of a part that is laid out when it comes near the window. Until then it counts as this tall: what is in a taller one would lie
 * over the parts below it for everything that measures the whole page.
 */
export function lazyLayout({ phone, desktop }: UsualHeights, ...classes: (string | undefined)[]) {
  const heights = { '--phone-height': `${phone}px`, '--desktop-height': `${desktop}px` };
  // Cast: React's type leaves out custom properties.
  return { className: classNames('lazy-layout', ...classes), style: heights as CSSProperties };
}
