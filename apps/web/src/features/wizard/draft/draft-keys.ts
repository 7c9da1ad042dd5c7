/** Prefix of the storage keys of drafts; the version of the shape and the user's id follow. */
export const draftKeys = 'wideload.draft.';
