import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { isLoopbackName } from '#platform/http/loopback.ts';
import { Problem } from '#problem.ts';
import { readStoredMails } from '#providers/deliveries/mail-folder.ts';
import { renderMailbox, mailboxStyle } from './dev-mail-page.ts';
import { getDevMailFolder } from './dev-mail.service.ts';

const NEWEST = 50;

export function devMailRoutes(app: FastifyInstance, { config }: Deps): void {
  const folder = getDevMailFolder(config);
  if (folder === null) return;
  const own = new URL(config.publicUrl).hostname;
  const options = {
    config: { exception: 'The mailbox of the local default, read by the person at this computer.' },
    // Codes and links are secrets: no cache may store them.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // Another site whose name leads to this computer would read the mails in this computer's browser.
      if (request.hostname !== own && !isLoopbackName(request.hostname)) throw new Problem('request.cross-site');
      reply.header('cache-control', 'no-store');
    },
  };
  app.get('/dev/mail', options, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderMailbox(await readStoredMails(folder, NEWEST))),
  );
  app.get('/dev/mail.json', options, () => readStoredMails(folder, NEWEST));
  app.get('/dev/mail.css', options, (_request, reply) => reply.type('text/css; charset=utf-8').send(mailboxStyle));
}
