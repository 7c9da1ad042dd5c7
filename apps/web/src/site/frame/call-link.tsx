import { seller } from '@wideload/contract/client';
import type { LandingTexts } from '../pages/landing/landing-texts.ts';

/** Spec [2]: 'Call now' on a phone. */
export function CallLink({ texts, className }: { texts: LandingTexts; className?: string | undefined }) {
  return (
    <a href={`tel:+1${seller.phone.replaceAll(/\D/g, '')}`} className={className}>
      <span className="hidden-when-narrow">{texts.call(seller.phone)}</span>
      <span className="only-when-narrow">{texts.callNow}</span>
    </a>
  );
}
