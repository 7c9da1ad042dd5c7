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

/** A card provider as the browser meets it. */
export type CardProvider = {
  createFields(): CardFields;
  /** Lets the person answer the bank's question for a payment; what came of it, the server says. */
  handleAction(clientSecret: string): Promise<ActionOutcome>;
};
