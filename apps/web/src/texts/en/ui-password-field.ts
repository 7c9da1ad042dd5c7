/** A password that can be shown. */
export const hide = 'Hide';
export const show = 'Show';
export const showNamed = (password: string) => `Show ${password}`;
export const hideNamed = (password: string) => `Hide ${password}`;
