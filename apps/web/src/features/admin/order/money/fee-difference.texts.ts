export const loading = 'Loading the fee differences';
export const undo = 'Undo';
export const cancel = 'Cancel';
export const reason = 'Reason';
export const reasonHint = 'Only admins read it.';
export const reasonForCarrier = 'Reason, for the carrier';
export const reasonForCarrierHint = 'The carrier reads it with the old and the new fee, also on the receipt.';
export const reasonMissing = 'Give a reason.';
export const atMost = (longest: number) => `At most ${longest} characters`;
export const absorbedFor = (reason: string) => `Absorbed: ${reason}`;
export const taken = 'Taken back.';
export const changed = 'The difference is settled, or is another one now. The page shows it as it is.';

export const chargeButton = (amount: string) => `Charge ${amount}`;
export const askButton = (amount: string) => `Ask for ${amount}`;
export const absorbButton = 'Absorb it';
export const keepButton = 'Leave the price';
export const refundButton = (amount: string) => `Refund ${amount}`;

export const chargeTitle = (amount: string, card: string) => `Charge ${amount} to ${card}?`;
export const askTitle = (amount: string) => `Ask the carrier to pay ${amount}?`;
export const absorbTitle = (amount: string) => `Absorb ${amount}?`;
export const keepTitle = (amount: string) => `Leave the price as it was, ${amount} above the state’s charge?`;
export const refundTitle = (amount: string) => `Refund ${amount}?`;

export const chargeHint = (left: string) =>
  `The carrier agreed to it at checkout; ${left} of the limit are left. If the bank declines, the carrier is asked to pay.`;
export const askHint = 'The carrier is notified and gets an e-mail, and pays on the order page with any card.';
export const absorbHint = 'The carrier pays nothing more, and reads that we paid it.';
export const keepHint = 'The carrier gets nothing back, and reads what the state charged.';
export const refundHint = 'It goes to the card that paid. The carrier is notified once the provider has processed it.';

export const succeeded = 'The fee difference was charged';
export const asked = 'The carrier was asked to pay';
export const absorbed = 'The fee difference was absorbed';
export const refunded = 'The refund is on its way';
export const declined = 'Not charged: the carrier was asked to pay';
export const processing = 'The bank has not answered yet';
export const settleIt = 'Settle the difference';
