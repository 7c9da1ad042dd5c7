type Named = { orderNumber: number; title: string; isDraft: boolean };

export const ordersUse = (name: string) => `Orders that use ${name}`;
export const keepTheOld = 'These keep what was there before';
export const nameOrder = ({ orderNumber, title, isDraft }: Named) =>
  [`${isDraft ? 'Draft' : 'Order'} ${orderNumber}`, title].filter(Boolean).join(', ');
export const updateThem = (count: number) => (count === 1 ? 'Update it' : `Update all ${count}`);
export const leaveThem = 'Leave them as they are';
export const close = 'Close';
export const taken = 'The orders are updated';
export const nowWrong = 'Issued permits that are wrong now';
export const onTheirPages = 'These change on their own page, where you see the price first';
export const permitOf = (state: string, unit: number) => `${state}, unit ${unit}`;
export const changeOrder = (orderNumber: number) => `Change order ${orderNumber}`;
