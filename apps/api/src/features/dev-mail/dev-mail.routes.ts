import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { readStoredMails } from '#providers/mail/folder.ts';
import { renderMailbox, mailboxStyle } from './dev-mail-page.ts';
import { getDevMailFolder } from './dev-mail.service.ts';

const NEWEST = 50;

export function devMailRoutes(app: FastifyInstance, { config }: Deps): void {
  const folder = getDevMailFolder(config);
  if (folder === null) return;
  const options = {
    config: { exception: 'The mailbox of the local default, read by the person at this computer.' },
    // Codes and links are secrets: no cache may store them.
    onRequest: async (_request: unknown, reply: { header(name: string, value: string): unknown }) => {
      reply.header('cache-control', 'no-store');
    },
  };
  app.get('/dev/mail', options, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderMailbox(await readStoredMails(folder, NEWEST))),
  );
  app.get('/dev/mail.json', options, () => readStoredMails(folder, NEWEST));
  app.get('/dev/mail.css', options, (_request, reply) => reply.type('text/css; charset=utf-8').send(mailboxStyle));
}
