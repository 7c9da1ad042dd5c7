export const whenWillItCome = 'When will it come?';
export const countedFrom = 'Counted from your payment. States decide, so no time is a promise.';
export const notLoaded = 'How long the states take could not be loaded.';
export const loading = 'Looking it up …';
export const late = 'Late';
