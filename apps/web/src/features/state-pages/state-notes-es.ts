export const notesEs: Readonly<Record<string, string>> = {};
