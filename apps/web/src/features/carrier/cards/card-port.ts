import type { CardBilling } from '@wideload/contract';

export type FieldsState = { complete: boolean; empty: boolean; brand: string | null; error: string | null };

export type SetupResult =
  | { ok: true; sourceId: string }
  | { ok: false; code: string; declineCode: string | null; message: string };

/** How the bank's challenge ended; `closed` when the user left it unanswered. */
export type ActionOutcome = 'answered' | 'closed';

/** The provider's fields for number, expiry and code: their content never passes through our form or our server. */
export type CardFields = {
  mount(element: HTMLElement): void;
  unmount(): void;
  /** Returns the unsubscribe function. */
  onChange(listener: (state: FieldsState) => void): () => void;
  focus(): void;
  clear(): void;
  /** Saves the card, with the bank's challenge if it requires one. Throws `ApiProblem` when the provider cannot be reached. */
  confirmSetup(clientSecret: string, billing: CardBilling): Promise<SetupResult>;
};

/** One payment through a browser wallet, and its callbacks. */
export type WalletSale = {
  /** Shown in the wallet's sheet. */
  amountCents: number;
  /** Called once availability is known, and whenever it changes. */
  onAvailable(isAvailable: boolean): void;
  /** Called when the button is pressed; false keeps the wallet closed. */
  mayOpen(): boolean;
  /**
   * Called when the user authorizes the payment. `confirmSetup` saves the wallet's card as `CardFields.confirmSetup`
   * does. Returns whether the payment succeeded, which the wallet's sheet shows.
   */
  onAgreed(confirmSetup: (clientSecret: string) => Promise<SetupResult>): Promise<boolean>;
};

/** The provider's button for the wallets that the browser supports. */
export type WalletButton = { mount(element: HTMLElement): void; unmount(): void };

/** The browser side of a card provider. */
export type CardProvider = {
  createFields(): CardFields;
  /** Shows the bank's challenge for a payment; only the server knows the result. */
  handleAction(clientSecret: string): Promise<ActionOutcome>;
  /** Loads the code of the wallet buttons. */
  loadWallet(): Promise<(sale: WalletSale) => WalletButton>;
};
