import type { CardBilling } from '@wideload/contract';

export type FieldsState = { complete: boolean; empty: boolean; brand: string | null; error: string | null };

export type SetupResult =
  | { ok: true; sourceId: string }
  | { ok: false; code: string; declineCode: string | null; message: string };

/** `closed`: the user left the challenge unanswered. */
export type ActionOutcome = 'answered' | 'closed';

export type CardFields = {
  mount(element: HTMLElement): void;
  unmount(): void;
  onChange(listener: (state: FieldsState) => void): () => void;
  focus(): void;
  clear(): void;
  confirmSetup(clientSecret: string, billing: CardBilling): Promise<SetupResult>;
};

export type WalletSale = {
  amountCents: number;
  onAvailable(isAvailable: boolean): void;
  mayOpen(): boolean;
  /** Runs when the user authorizes the payment. Returns whether it succeeded, which the wallet's sheet shows. */
  onAgreed(confirmSetup: (clientSecret: string) => Promise<SetupResult>): Promise<boolean>;
};

export type WalletButton = { mount(element: HTMLElement): void; unmount(): void };

export type CardProvider = {
  createFields(): CardFields;
  /** Only the server knows the result. */
  handleAction(clientSecret: string): Promise<ActionOutcome>;
  createWallet(sale: WalletSale): WalletButton;
};
