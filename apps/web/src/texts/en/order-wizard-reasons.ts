/** Why a state asks for a permit. */

export const whyItIsNeeded = 'Why it is needed';
export const whatWasNotChecked = 'What was not checked';
export const isSuperload = (reason: string) => `${reason}: the state treats it as a superload.`;
