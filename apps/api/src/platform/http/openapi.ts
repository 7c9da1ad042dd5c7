import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

type Operation = { summary?: string; tags?: string[]; security?: unknown[] };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

function renderRow(path: string, method: string, { summary = '', tags = [], security = [] }: Operation): string {
  const cells = [method.toUpperCase(), path, tags.join(', '), security.length > 0 ? 'signed in' : 'anyone', summary];
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function renderPage(document: { paths?: Record<string, object | undefined> }): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    // Cast: every version of the plugin's union type has these three members.
    Object.entries(operations ?? {}).map(([method, operation]) => renderRow(path, method, operation as Operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wideload API</title><h1>Wideload API</h1>
<p>Every call, from the contract. The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
Refusals are <code>application/problem+json</code> with a stable <code>code</code>.</p>
<table border="1" cellpadding="6"><thead><tr><th>Method</th><th>Path</th><th>Part</th><th>Who</th><th>What</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></html>`;
}

export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Wideload API', version: '1.0.0' },
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: createJsonSchemaTransform({}),
  });
}

export function serveOpenApi(app: FastifyInstance): void {
  const config = { exception: 'The description of the contract itself.' };
  app.get('/api/openapi.json', { config, schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { config, schema: { hide: true } }, (_request, reply) =>
    // Cast: the plugin's document type is a union over versions; the page reads only its paths.
    reply.type('text/html; charset=utf-8').send(renderPage(app.swagger() as Parameters<typeof renderPage>[0])),
  );
}
