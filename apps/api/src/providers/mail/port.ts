export type OutgoingMail = { id: string; from: string; to: string; subject: string; text: string };

/** Sends one mail; rejects when it was not taken over. Sending the same `id` twice must be harmless. */
export type MailSender = {
  send(mail: OutgoingMail): Promise<void>;
};
