import { formatRecipient } from '@wideload/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { isLoopbackName } from '#platform/http/loopback.ts';
import { Problem } from '#problem.ts';
import { readStoredMails, type StoredMail } from '#providers/deliveries/mail-folder.ts';
import { getDevMailFolder } from './dev-mail.service.ts';

const NEWEST = 50;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Only http(s) addresses become links. */
export function renderTextWithLinks(text: string): string {
  // `split` keeps captured groups: every second piece is an address.
  const pieces = text.split(/(https?:\/\/[^\s<>"']+)/);
  return pieces
    .map((piece, index) =>
      index % 2 === 0 ? escapeHtml(piece) : `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>`,
    )
    .join('');
}

function renderMail({ to, from, subject, text, sentAt }: StoredMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To <strong>${escapeHtml(formatRecipient(to))}</strong> from ${escapeHtml(from)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></p>
<pre>${renderTextWithLinks(text)}</pre>
</article>`;
}

export function renderMailbox(mails: readonly StoredMail[]): string {
  const list =
    mails.length === 0
      ? '<p>No mail yet. A mail arrives here within a second or two: reload the page.</p>'
      : mails.map(renderMail).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Mail - Wideload</title>
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
<h1>Mail</h1>
<p>Every mail that this installation has sent, newest first. No mail leaves this computer. <a href="/dev/mail">Reload</a> <a href="/auth">Sign in</a></p>
${list}
</main>
</body>
</html>`;
}

const mailboxStyle = `:root { color-scheme: light dark; font: 16px/1.5 sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1rem; }
main > p a { display: inline-block; padding: 0.25rem 0; margin-left: 0.5rem; }
article { border-top: 2px solid; margin-top: 1.5rem; }
h2 { margin-bottom: 0; }
article p { margin-top: 0.25rem; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

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
