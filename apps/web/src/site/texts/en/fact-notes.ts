/** Empty, because the notes of the facts are in English. */
export const factNotes: Readonly<Record<string, string>> = {};
