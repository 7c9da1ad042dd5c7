/** How people without an account end our messages: by the link of a mail, and by a reply to a text. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#deps.ts';
import { markUndelivered } from '#platform/deliveries/leased.ts';
import { optIn, optOut, readUnsubscribeToken } from '#platform/deliveries/opt-outs.ts';
import { Problem } from '#problem.ts';
import { openTexts, TEXTS_PATH } from '#providers/deliveries/open-texts.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';

type Unsubscribing = { Params: { token: string } };

const sendPage = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

/** The browser's own style follows its theme; only what a thumb needs is set. */
function render(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} - Wideload</title>
</head>
<body>
<main style="max-width: 40rem; margin: 1rem auto; font: 1.125rem/1.5 sans-serif; overflow-wrap: anywhere">
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}

function renderAsked(address: string): string {
  return render(
    'No more messages?',
    `<p>Carriers send links to the permits of their trips, and news about them, to ${escapeHtml(address)}.</p>
<form method="post"><button style="min-height: 3rem; padding: 0 1rem; font: inherit">Send me no more</button></form>`,
  );
}

function renderDone(address: string): string {
  return render(
    'No more messages',
    `<p>No carrier can send anything to ${escapeHtml(address)} from here any more. If you have an account, you still get its mails.</p>`,
  );
}

function renderUnknown(): string {
  return render('This link is not whole', '<p>Open it from the mail again, or copy all of it.</p>');
}

function unsubscribeRoutes(app: FastifyInstance, deps: Deps): void {
  const config = {
    exception:
      'Opened from a mail, and called by mail programs as RFC 8058 says, with the sealed address as authority.',
    rateLimit: { max: 60, timeWindow: '1 minute' },
  };
  // Programs that look at each link of a mail end nothing: only the button of the page does, or a POST of the mail program.
  app.get<Unsubscribing>('/unsubscribe/:token', { config }, (request, reply) => {
    const address = readUnsubscribeToken(deps, request.params.token);
    return address === null ? sendPage(reply, renderUnknown(), 404) : sendPage(reply, renderAsked(address));
  });
  app.post<Unsubscribing>('/unsubscribe/:token', { config }, async (request, reply) => {
    const address = readUnsubscribeToken(deps, request.params.token);
    if (address === null) return sendPage(reply, renderUnknown(), 404);
    await optOut(deps.db, address, deps.clock.now());
    return sendPage(reply, renderDone(address));
  });
}

function textRoutes(app: FastifyInstance, deps: Deps): void {
  const texts = openTexts(deps.config, () => deps.clock.now());
  const config = {
    exception: 'Called by the provider of texts, with its signature as authority.',
    rateLimit: false as const,
  };
  app.post(TEXTS_PATH, { config }, async (request, reply) => {
    const call = {
      url: `${deps.config.publicUrl}${request.url}`,
      // Cast: the parser below is the only one that this route knows.
      fields: (request.body ?? {}) as Record<string, string>,
      signature: String(request.headers['x-twilio-signature'] ?? ''),
    };
    const news = texts?.readCall(call) ?? null;
    if (news === null) throw new Problem('webhook.bad-signature');
    if (news.kind === 'stop') await optOut(deps.db, news.from, deps.clock.now());
    if (news.kind === 'start') await optIn(deps.db, news.from);
    if (news.kind === 'undelivered') await markUndelivered(deps, news);
    // No text of ours goes back: the provider confirms STOP itself.
    return reply.type('text/xml').send('<Response/>');
  });
}

export function optOutsRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    // Mail programs send `List-Unsubscribe=One-Click` in a form of either kind (RFC 8058, 3.2): the address says it all.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    unsubscribeRoutes(scope, deps);
  });
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    textRoutes(scope, deps);
  });
}
