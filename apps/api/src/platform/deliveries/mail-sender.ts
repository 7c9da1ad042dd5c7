import type { Mailbox } from '@wideload/domain';

/** `to` is one address, never a list. */
export type OutgoingMail = { id: string; from: Mailbox; to: string; subject: string; text: string };

/** The server refuses this mail for good (SMTP 5xx to its addresses or its content): no later try will do better. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail';
}

/** Rejects if the server did not accept the mail: with `RefusedMail` if it never will. Sending the same `id` twice must be harmless. */
export type MailSender = {
  send(mail: OutgoingMail): Promise<void>;
};
