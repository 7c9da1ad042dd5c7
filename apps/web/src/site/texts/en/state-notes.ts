/** The data of the states is written in English, so nothing is left to translate. */
export const stateNotes: Readonly<Record<string, string>> = {};
