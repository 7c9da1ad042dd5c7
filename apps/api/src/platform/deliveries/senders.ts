import type { Mailbox } from '@wideload/domain';

/**
 * `to` is one address, never a list. `unsubscribe` is an address that ends such mails by one call (RFC 8058). Mails of one `thread`
 * are one conversation in the programs that read them.
 */
export type OutgoingMail = {
  id: string;
  from: Mailbox;
  to: string;
  subject: string;
  text: string;
  unsubscribe?: string;
  thread?: string;
};

/** `to` is a number in the form +18065550101. */
export type OutgoingText = { id: string; to: string; text: string };

/** The server refuses this mail or text for good (SMTP 5xx to its addresses or its content): no later try will do better. */
export class RefusedDelivery extends Error {
  override readonly name = 'RefusedDelivery';
}

/** The recipient has told the provider to stop. */
export class StoppedDelivery extends RefusedDelivery {}

/** Rejects if the server did not accept the mail: with `RefusedDelivery` if it never will. Sending the same `id` twice must be harmless. */
export type MailSender = {
  send(mail: OutgoingMail): Promise<void>;
};

/** As a `MailSender`; a provider that answers too late may have sent the text, and it is sent again. */
export type TextSender = {
  send(text: OutgoingText): Promise<void>;
};
