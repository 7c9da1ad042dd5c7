import { SECOND } from '../../clock.ts';
import type { MailSender } from '../../platform/outbox/mail-sender.ts';

/** Loaded by the first mail: a start does not need it. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    // Whoever hides a server's STARTTLS does not get the password; `?requireTLS=false` in the address wins.
    requireTLS: new URL(url).password !== '',
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 10 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function createSmtpMailSender(url: string): MailSender {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async send({ id, from, to, subject, text }) {
      opened ??= openTransport(url);
      const transport = await opened;
      // A text would be parsed as a list, in the headers and in the envelope; this is not.
      const recipient = { name: '', address: to };
      const envelope = { from: { ...from, name: '' }, to: [recipient] };
      await transport.sendMail({ from, to: recipient, envelope, subject, text, messageId: `<${id}@wideload>` });
    },
  };
}
