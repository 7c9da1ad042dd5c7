/** The card forms of providers. */
export const noCardForm = (provider: string) => `This release has no card form for ${provider}.`;
