/** `npm run ops` repeats random plays and kills more often than the other runs. */
export const isThorough = process.env['THOROUGH'] === 'yes';
