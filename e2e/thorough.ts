/** `npm run ops -- looks` sees each screen in both themes and at both sizes, and tries every text in every field. */
export const isThorough = process.env['E2E_THOROUGH'] === 'yes';
/**
 * Journeys tagged `@sweep` repeat one promise over many screens, cards or keys; those tagged `@rare` go where few people go. They run by
 * `npm run ops -- looks` and by `npm run e2e` (docs/decisions/tests-and-ci.md).
 */
export const runsAll = isThorough || process.env['E2E_ALL'] === 'yes';

const DAY = 24 * 60 * 60 * 1000;

const PARTS = 4;

/** A quarter of the names, another one each day. */
export function chooseTodaysQuarter(names: readonly string[]): string[] {
  const today = Math.floor(Date.now() / DAY);
  return names.toSorted().filter((_, index) => index % PARTS === today % PARTS);
}
