/** CI sees each screen in both themes and at both sizes, and tries every text in every field. */
export const isThorough = process.env['CI'] === 'true';
