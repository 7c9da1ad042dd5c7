export type PacketLinkMail = {
  orderId: string;
  orderNumber: number;
  linkId: string;
  /** The carrier's name for it, which the recipient never sees. */
  name: string;
  /** The company that moves the load. */
  carrier: string;
  /** Put in as it is sent. */
  address?: string;
};

export function renderPacketLinkMail({ orderNumber, carrier, address = '' }: PacketLinkMail) {
  return {
    subject: `${carrier}: permits of order ${orderNumber}`,
    text: `${carrier} sends you the permits of its order ${orderNumber}. Open them on your phone, without an account:

${address}

Once opened, the page also works without a signal.
`,
  };
}

export const renderPacketLinkText = ({ orderNumber, carrier, address = '' }: PacketLinkMail) =>
  `${carrier}: permits of order ${orderNumber} ${address}`;
