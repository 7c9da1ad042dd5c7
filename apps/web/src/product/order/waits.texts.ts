export const whenWillItCome = 'When will it come?';
export const countedFrom = 'Counted from your payment. States decide, so no time is a promise.';
export const loading = 'Looking it up …';
export const late = 'Late';
