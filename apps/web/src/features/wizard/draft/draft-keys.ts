/** What every key begins with under which the device keeps drafts; the shape's number and the person's id follow. */
export const draftKeys = 'wideload.draft.';
