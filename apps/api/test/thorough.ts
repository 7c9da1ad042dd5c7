/** CI repeats random plays and kills more often than a developer's run (scripts/test.mjs). */
export const isThorough = process.env['THOROUGH'] === 'yes';
