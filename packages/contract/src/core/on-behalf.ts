/** Names the user for whom an admin makes a call that the contract declares as `onBehalf`. */
export const onBehalfHeader = 'x-on-behalf-of';
