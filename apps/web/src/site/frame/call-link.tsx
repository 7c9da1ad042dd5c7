import { seller } from '@wideload/contract/client';
import css from './call-link.module.css';
import type { LandingTexts } from '../pages/landing/landing-texts.ts';

/** Calls us: it shows the number, and on a phone says 'Call now' (spec [2]). */
export function CallLink({ texts, className }: { texts: LandingTexts; className?: string | undefined }) {
  return (
    <a href={`tel:+1${seller.phone.replaceAll(/\D/g, '')}`} className={className}>
      <span className={css['number']}>{texts.call(seller.phone)}</span>
      <span className={css['now']}>{texts.callNow}</span>
    </a>
  );
}
