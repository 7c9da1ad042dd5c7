import { branding } from '../site/branding.ts';

/** Whoever guesses a password of this product tries its name, its trade and its roles first. */
export const guessedWords: readonly string[] = [
  branding.name.toLowerCase(),
  'oversize',
  'overweight',
  'superload',
  'trucking',
  'trucker',
  'carrier',
  'dispatch',
  'admin',
];
