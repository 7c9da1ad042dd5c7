import type { landingTexts } from '../../texts/en/landing.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export type LandingTexts = TextsOf<typeof landingTexts>;
