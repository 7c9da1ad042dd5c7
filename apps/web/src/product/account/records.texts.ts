export const backToTheOrder = 'Back to the order';
