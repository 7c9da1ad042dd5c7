export const wider = 'wider';
export const taller = 'taller';
export const longer = 'longer';
export const furtherInFront = 'farther out in front';
export const furtherAtTheRear = 'farther out at the rear';
export const heavier = 'heavier';
export const otherStates = (count: number) => (count === 1 ? '1 other state' : `${count} other states`);
export const thanTheLimits = (excesses: string, states: string) => `${excesses} than the limits in ${states}`;
