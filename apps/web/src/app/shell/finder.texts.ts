export const findOrder = 'Find an order';
export const findHint = 'Order, permit or PO number, id, VIN, plate, USDOT, phone, e-mail, contact, company or title';
export const found = (count: number, hasMore: boolean) =>
  hasMore ? `The first ${count} orders` : count === 1 ? '1 order' : `${count} orders`;
export const nothingFound = 'No order was found.';
export const typeMore = 'Type at least 3 characters.';
export const noCompany = 'No company yet';
export const fieldWords = {
  orderNumber: 'Order number',
  orderId: 'Order id',
  permitNumber: 'Permit number',
  poNumber: 'PO / job number',
  vin: 'VIN',
  plate: 'Plate',
  usdot: 'USDOT number',
  unit: 'Unit number',
  phone: 'Phone',
  email: 'E-mail',
  contact: 'Contact',
  company: 'Company',
  title: 'Title',
};
