/** Empty, because the notes of the data are in English. */
export const stateNotes: Readonly<Record<string, string>> = {};
