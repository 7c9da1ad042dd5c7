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
