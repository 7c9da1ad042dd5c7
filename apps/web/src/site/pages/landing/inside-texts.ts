import type { landingInsideTexts } from '../../texts/en/landing-inside.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export type InsideTexts = TextsOf<typeof landingInsideTexts>;
