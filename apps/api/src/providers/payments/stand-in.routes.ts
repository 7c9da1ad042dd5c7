import type { FastifyInstance, FastifyReply } from 'fastify';
import { readBrowserFile, type StandIn } from '@wideload/stripe-stand-in';
import { Problem } from '#problem.ts';

const PREFIX = '/api/sandbox';
const FORM = 'application/x-www-form-urlencoded';

export const STAND_IN_SCRIPT = `${PREFIX}/stripe.js`;

/** Only our pages may show the frame of the card form, and it loads no foreign content. */
const FRAME_POLICY =
  "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'self'";

async function sendFile(reply: FastifyReply, name: string): Promise<string> {
  const file = await readBrowserFile(name);
  if (file === null) throw new Problem('not-found');
  if (name === 'frame.html') reply.header('content-security-policy', FRAME_POLICY);
  reply.type(`${file.type}; charset=utf-8`);
  return file.content;
}

/** A client secret authorizes the frame's requests, as at Stripe. */
export function serveStandIn(app: FastifyInstance, standIn: StandIn): void {
  const config = {
    exception: 'The stand-in for Stripe, whose calls carry the client secret as their authority.',
    shed: 'never' as const,
  };
  app.get<{ Params: { file: string } }>(`${PREFIX}/:file`, { config }, ({ params }, reply) =>
    sendFile(reply, params.file),
  );
  app.register(async (scope) => {
    // Parsed into fields, so that a card number in one of them is refused as in any body.
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<{ Params: { '*': string }; Body: Record<string, string> }>(
      `${PREFIX}/*`,
      { config },
      async ({ params, body, headers }, reply) => {
        const form = new URLSearchParams(body).toString();
        const apiKey = headers.authorization?.replace(/^Bearer /, '');
        const answer = await standIn.answer({ method: 'POST', path: `/${params['*']}`, form, apiKey });
        return reply.status(answer.status).send(answer.body);
      },
    );
  });
}

type Dispute = Awaited<ReturnType<StandIn['disputes']>>[number];

const ADDRESS = '/dev/disputes';

const buttons = [
  ['won', 'Decide for us'],
  ['lost', 'Decide for the cardholder'],
] as const;

const isClosed = ({ status }: Dispute) => ['won', 'lost', 'warning_closed', 'prevented'].includes(status);

/** Ids, reasons and statuses are letters and underscores. */
function renderDispute(dispute: Dispute): string {
  const { id, amount, reason, status, payment_intent: intent, evidence_details } = dispute;
  const due = evidence_details.due_by;
  const by = due === null ? '' : `, to be answered by ${new Date(due * 1000).toISOString().slice(0, 10)}`;
  const forms = buttons.map(
    ([outcome, label]) =>
      `<form method="post" action="${ADDRESS}/${id}/${outcome}"><button aria-label="${label}: ${id}">${label}</button></form>`,
  );
  return `<li><h2>$${(amount / 100).toFixed(2)}, ${reason}</h2><p>${id}, payment ${typeof intent === 'string' ? intent : ''}</p><p>${status}${by}</p>${isClosed(dispute) ? '' : forms.join('')}</li>`;
}

function renderPage(disputes: readonly Dispute[]): string {
  const list =
    disputes.length === 0 ? '<p>No charge is disputed.</p>' : `<ul>${disputes.map(renderDispute).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>Disputes of the sandbox - Wideload</title>
</head>
<body>
<main>
<h1>Disputes of the sandbox</h1>
<p>The card provider's page of disputes, as far as the sandbox has one. A payment with the test card 4000 0000 0000 0259 is disputed at once.</p>
${list}
</main>
</body>
</html>`;
}

/** A bank decides disputes, and nothing in the product can, so a person at this computer decides those of the sandbox here. */
export function serveDisputes(app: FastifyInstance, standIn: StandIn): void {
  const options = {
    config: { exception: 'The disputes of the sandbox, decided by the person at this computer.' },
  };
  app.get(ADDRESS, options, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage((await standIn.disputes()).toReversed())),
  );
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
    scope.post<{ Params: { id: string; outcome: string } }>(
      `${ADDRESS}/:id/:outcome`,
      options,
      async (request, reply) => {
        const { id, outcome } = request.params;
        // One that is unknown, or that an earlier press decided, stays as it is.
        const disputes = await standIn.disputes();
        if (disputes.some((dispute) => dispute.id === id && !isClosed(dispute)))
          await standIn.closeDispute(id, outcome === 'won' ? 'won' : 'lost');
        return reply.redirect(ADDRESS, 303);
      },
    );
  });
}
