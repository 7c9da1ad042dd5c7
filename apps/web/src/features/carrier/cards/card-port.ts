import type { CardBilling } from '@wideload/contract';

export type FieldsState = { complete: boolean; empty: boolean; brand: string | null; error: string | null };

export type SetupResult =
  | { ok: true; sourceId: string }
  | { ok: false; code: string; declineCode: string | null; message: string };

/** How a bank's question ended; `closed` when the person left it unanswered. */
export type ActionOutcome = 'answered' | 'closed';

/** The provider's own fields for number, expiry and code: what is typed there never passes through our form or our server. */
export type CardFields = {
  mount(element: HTMLElement): void;
  unmount(): void;
  /** Hears every change. Answers the way to stop listening. */
  onChange(listener: (state: FieldsState) => void): () => void;
  focus(): void;
  clear(): void;
  /** Saves the card, asking the bank where it wants that. Throws `ApiProblem` when the provider cannot be reached. */
  confirmSetup(clientSecret: string, billing: CardBilling): Promise<SetupResult>;
};

/** One payment that a wallet of the browser may make, and who hears of it. */
export type WalletSale = {
  /** Stands in the wallet's own sheet. */
  amountCents: number;
  /** Told once it is found out, and whenever it changes. */
  onAvailable(isAvailable: boolean): void;
  /** Asked when the button is pressed; false keeps the wallet closed. */
  mayOpen(): boolean;
  /**
   * The person has agreed. `confirmSetup` saves the wallet's card as `CardFields.confirmSetup` does. Answers whether all went well: the
   * wallet's sheet says so.
   */
  onAgreed(confirmSetup: (clientSecret: string) => Promise<SetupResult>): Promise<boolean>;
};

/** The provider's button of the wallets that the browser has. */
export type WalletButton = { mount(element: HTMLElement): void; unmount(): void };

/** A card provider as the browser meets it. */
export type CardProvider = {
  createFields(): CardFields;
  /** Lets the person answer the bank's question for a payment; what came of it, the server says. */
  handleAction(clientSecret: string): Promise<ActionOutcome>;
  /** Loads the code for the buttons of wallets. */
  loadWallet(): Promise<(sale: WalletSale) => WalletButton>;
};
