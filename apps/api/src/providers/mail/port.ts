export type OutgoingMail = { id: string; from: string; to: string; subject: string; text: string };

/** Rejects if the server did not accept the mail. Sending the same `id` twice must be harmless. */
export type MailSender = {
  send(mail: OutgoingMail): Promise<void>;
};
