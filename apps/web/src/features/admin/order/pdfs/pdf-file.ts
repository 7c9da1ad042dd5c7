const longestName = 255;

/** Browsers may report another type; the server checks the bytes. */
export const toPdf = (file: File) => new File([file], file.name, { type: 'application/pdf' });

/** The name under which the server keeps a chosen PDF. */
export const toStoredName = ({ name }: File) => name.trim().slice(0, longestName) || 'permit.pdf';
