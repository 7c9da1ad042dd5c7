/** CI sees each screen in both themes and at both sizes, and tries every text in every field. */
export const isThorough = process.env['CI'] === 'true';
/** Journeys that repeat one promise over many screens, cards or keys run in CI and by `npm run e2e` (docs/decisions/0145). */
export const runsSweeps = isThorough || process.env['E2E_SWEEPS'] === 'yes';
