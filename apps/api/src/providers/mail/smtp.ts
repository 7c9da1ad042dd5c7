import { createTransport } from 'nodemailer';
import { SECOND } from '../../clock.ts';
import type { MailSender } from './port.ts';

export function createSmtpMailSender(url: string): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 10 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, subject, text }) {
      await transport.sendMail({ from, to, subject, text, messageId: `<${id}@wideload>` });
    },
  };
}
