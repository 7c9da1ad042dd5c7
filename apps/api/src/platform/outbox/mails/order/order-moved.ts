/** What mails about an order that an admin has moved are made from. */
export type OrderMoved = {
  orderNumber: number;
  orderId: string;
  title: string;
  /** The admin's own words; empty where there are none. */
  comment: string;
  /** The order's page, with its permits. */
  link: string;
};

/** How such a mail names its order. */
export function orderReference({ orderNumber, title }: OrderMoved): string {
  return title === '' ? `Order ${orderNumber}` : `Order ${orderNumber} (${title})`;
}
