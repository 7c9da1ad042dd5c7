/** Since when the terms and both policies say what they say; a change of any of their texts changes it. */
export const effectiveDay = '2026-11-21';
