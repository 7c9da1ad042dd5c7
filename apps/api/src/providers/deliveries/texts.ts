import type { TextSender } from '#platform/deliveries/senders.ts';

/** A call of the provider about a text that came back, or that did not arrive. */
export type TextCall = { url: string; fields: Readonly<Record<string, string>>; signature: string };

export type TextNews =
  | { kind: 'stop' | 'start'; from: string }
  | { kind: 'undelivered'; delivery: string; reason: string }
  | { kind: 'nothing' };

/** The provider of text messages. */
export type Texts = TextSender & {
  /** @returns null if the provider did not sign it. */
  readCall(call: TextCall): TextNews | null;
};
