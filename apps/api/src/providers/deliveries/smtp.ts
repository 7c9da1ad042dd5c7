import { SECOND } from '#clock.ts';
import { RefusedDelivery } from '#platform/deliveries/senders.ts';
import type { MailSender } from '#platform/deliveries/senders.ts';

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

/** A refusal before the envelope, such as of the password, is about the server's settings and not about this mail. */
function isRefusedForGood(error: unknown): boolean {
  const { code, permanent } = error as { code?: unknown; permanent?: unknown };
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

export function createSmtpMailSender(url: string): MailSender {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async send({ id, from, to, subject, text, unsubscribe, thread }) {
      opened ??= openTransport(url);
      const transport = await opened;
      // A text would be parsed as a list, in the headers and in the envelope; this is not.
      const recipient = { name: '', address: to };
      const envelope = { from: { ...from, name: '' }, to: [recipient] };
      const [, domain = ''] = from.address.split('@');
      // No server may answer it by a mail of its own, such as "out of office" (RFC 3834).
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      const messageId = `<${id}@${domain}>`;
      // The id of no mail: whichever arrives first, the others join it (RFC 5322, 3.6.4).
      const parent = thread !== undefined && `<${thread}@${domain}>`;
      const replies = parent !== false && { inReplyTo: parent, references: parent };
      try {
        await transport.sendMail({ from, to: recipient, envelope, subject, text, headers, messageId, ...replies });
      } catch (error) {
        if (isRefusedForGood(error)) throw new RefusedDelivery((error as Error).message, { cause: error });
        throw error;
      }
    },
  };
}
