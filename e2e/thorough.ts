/**
 * Which journeys run (docs/decisions/tests-and-ci.md). `today`, by `npm test`: those of the way from the landing page to a permit, and a third of
 * the other files, another one each day. `usual`, in CI: all but those tagged `@sweep`, which repeat one promise over many screens, cards
 * or keys, and `@rare`, which go where few people go. `all`, by `npm run e2e`. `thorough`, by `npm run ops -- looks`: all of them, each
 * screen in both themes and at both sizes, and every text in every field.
 */
const extent = process.env['E2E_EXTENT'] ?? 'usual';
export const isThorough = extent === 'thorough';
export const runsAll = isThorough || extent === 'all';

const DAY = 24 * 60 * 60 * 1000;
const today = Math.floor(Date.now() / DAY);

/** The journeys that the product is for. */
const always = ['front-door', 'main-job', 'payment', 'admin-journey', 'site-check'].map((name) => `${name}.spec.ts`);

/** Another part of the names each day. */
function choosePart(names: readonly string[], parts: number): string[] {
  return names.toSorted().filter((_, index) => index % parts === today % parts);
}

/** The files of this run. */
export function chooseFiles(names: readonly string[]): readonly string[] {
  if (extent !== 'today') return names;
  const missing = always.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`);
  return [
    ...always,
    ...choosePart(
      names.filter((name) => !always.includes(name)),
      3,
    ),
  ];
}

/** A quarter of the names, another one each day. */
export const chooseTodaysQuarter = (names: readonly string[]): string[] => choosePart(names, 4);
