export type OrderMoved = {
  orderNumber: number;
  orderId: string;
  title: string;
  /** The admin's own words; may be empty. */
  comment: string;
  link: string;
  /** All that was paid for it went back. */
  isRefunded?: boolean;
};

export function formatOrder({ orderNumber, title }: OrderMoved): string {
  return title === '' ? `Order ${orderNumber}` : `Order ${orderNumber} (${title})`;
}
