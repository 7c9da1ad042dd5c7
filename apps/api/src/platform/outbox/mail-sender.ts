import type { Mailbox } from '@wideload/domain';

/** `to` is one address, never a list. */
export type OutgoingMail = { id: string; from: Mailbox; to: string; subject: string; text: string };

/** Rejects if the server did not accept the mail. Sending the same `id` twice must be harmless. */
export type MailSender = {
  send(mail: OutgoingMail): Promise<void>;
};
