/** Why a state asks for a permit. */

export const whyItIsNeeded = 'Why it is needed';
export const whyItMayBeNeeded = 'Why it may be needed';
/** Behind how an open limit is closed. */
export const orLeaveOut = (state: string) =>
  `, and you can take ${state} off the states. Until then this permit is part of the order.`;
export const whatWasNotChecked = 'What was not checked';
export const isSuperload = (reason: string) => `${reason}: the state treats it as a superload.`;
