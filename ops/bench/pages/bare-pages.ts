// The measure of the public pages: Fastify routes that answer constant bytes, and nothing else.
import Fastify from 'fastify';

export type BarePage = { status: number; headers: Record<string, string>; body: string };

// Cast: only the benchmark starts this program, with the answers in base64.
const pages = JSON.parse(process.env['PAGES'] ?? '[]') as BarePage[];
const app = Fastify();
for (const [index, { status, headers, body }] of pages.entries()) {
  const bytes = Buffer.from(body, 'base64');
  app.get(`/${index}`, (_request, reply) =>
    reply
      .code(status)
      .headers(headers)
      .send(status === 304 ? undefined : bytes),
  );
}
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`ready at ${app.listeningOrigin}\n`);
