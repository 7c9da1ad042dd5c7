export const openFeeDifferences = 'Open fee differences';
export const intro =
  'Of orders of every status: the state charged another fee than was sold. One leaves the list once it is charged, refunded, absorbed or explained.';
export const countOf = (count: number) => (count === 1 ? '1 difference is open.' : `${count} differences are open.`);
export const search = 'Search by order number or company';
export const orderNumber = 'Order Number';
export const permit = 'Permit';
export const company = 'Company';
export const sold = 'Sold';
export const charged = 'State charged';
export const difference = 'Difference';
export const issued = 'Issued';
export const status = 'Status';
export const permitOf = (state: string, unit: number) => `${state}, unit ${unit}`;
export const more = (amount: string) => `${amount} more`;
export const less = (amount: string) => `${amount} less`;
export const nothingIsOpen = 'No fee difference is open';
export const nothingIsOpenHint =
  'Every fee that a state charged is what was sold, or its difference was charged, refunded, absorbed or explained.';
export const nothingMatches = 'No matching fee differences';
export const nothingFound = (text: string) =>
  `Nothing was found for “${text}”. Search by a whole order number, or by a part of a company’s name.`;
export const showAll = 'Show all';
