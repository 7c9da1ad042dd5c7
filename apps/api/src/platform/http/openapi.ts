import {
  contract,
  DayValue,
  findScope,
  GivenDay,
  Instant,
  keyScopes,
  ProblemBody,
  takesIdempotencyKey,
  type Endpoint,
} from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '#config/config.ts';
import { findUpload } from './bodies/uploads.ts';
import { listMediaTypes } from './bodies/file-answer.ts';
import { escapeHtml } from './escape-html.ts';

type Collected = { path: string; tag: string; endpoint: Endpoint };
type Schema = Record<string, unknown>;

type Overridden = { zodSchema: z.core.$ZodType; jsonSchema: Schema };

const formats = new Map<z.core.$ZodType, string>([
  [Instant, 'date-time'],
  [DayValue, 'date'],
  [GivenDay, 'date'],
]);

/** Programs that make clients need more than zod says, and less. */
function completeSchema({ zodSchema, jsonSchema }: Overridden): void {
  const format = formats.get(zodSchema);
  if (format !== undefined) jsonSchema['format'] = format;
  // Answers gain fields: a client that is made of this document takes those that it does not know.
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
  const { prefixItems } = jsonSchema;
  if (!Array.isArray(prefixItems)) return;
  // Some know no `prefixItems`, and take an array without `items` for a mistake. Our tuples are pairs of one type.
  jsonSchema['items'] = prefixItems[0];
  jsonSchema['minItems'] = jsonSchema['maxItems'] = prefixItems.length;
}

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: completeSchema,
  });
  return json;
}

type Listed = { properties?: Record<string, Schema>; required?: readonly string[] };

function listParameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query') {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as Listed;
  return Object.entries(properties).map(([name, property]) => ({
    schema: property,
    in: place,
    name,
    required: place === 'path' || required.includes(name),
  }));
}

function toRequestBody(endpoint: Endpoint) {
  const upload = findUpload(endpoint);
  if (upload) {
    const content = upload.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
    return { required: true, content: Object.fromEntries(content) as Schema };
  }
  if (endpoint.body === undefined) return undefined;
  return { required: true, content: { 'application/json': { schema: toJsonSchema(endpoint.body, 'input') } } };
}

const toFileSchema = (contentMediaType: string) => ({ type: 'string', format: 'binary', contentMediaType });

function toAnswer(status: string, answer: Endpoint['answers'][number]) {
  if (status === '304') return { description: 'As the caller has it' };
  const files = listMediaTypes(answer);
  if (files.length === 0)
    return { description: 'The answer', content: { 'application/json': { schema: toJsonSchema(answer, 'output') } } };
  return {
    description: 'A file',
    content: Object.fromEntries(files.map((type) => [type, { schema: toFileSchema(type) }])),
  };
}

const refusal = { $ref: '#/components/responses/refusal' };

/** The names of `packages/client`: `trucks.list` is `trucks_list`. */
const names = new Map<Endpoint, string>(
  Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, call]: [string, Endpoint]) => [call, `${noun}_${name}`] as const),
  ),
);

function toOperationId({ endpoint, path }: Collected): string {
  const name = names.get(endpoint);
  if (name === undefined) throw new Error(`${path} is no call of the contract.`);
  // Some calls have a second address (spec [6]), and ids of operations are unique.
  return path === `/api${endpoint.path}` ? name : `${name}_again`;
}

const idempotencyKey = {
  schema: { type: 'string', maxLength: 200 },
  in: 'header',
  // As docs/api.md writes it: clients of TypeScript type the names of headers.
  name: 'Idempotency-Key',
  required: false,
  description: 'The same key with the same body gets the same answer for 24 hours, and does nothing twice.',
};

/** A scheme of `http` may name the roles or scopes that a call needs (OpenAPI 3.1). */
function listSecurity(endpoint: Endpoint) {
  const scope = findScope(endpoint);
  return [{ accessToken: [] }, ...(scope === null ? [] : [{ apiKey: [scope] }])];
}

function toOperation(collected: Collected) {
  const { endpoint, tag } = collected;
  const parameters = [
    ...listParameters(endpoint.params, 'path'),
    ...listParameters(endpoint.query, 'query'),
    ...(takesIdempotencyKey(endpoint) ? [idempotencyKey] : []),
  ];
  const requestBody = toRequestBody(endpoint);
  return {
    operationId: toOperationId(collected),
    summary: endpoint.summary,
    ...(endpoint.problems && { description: `May be refused with ${endpoint.problems.join(', ')}.` }),
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    security: endpoint.access === 'visitor' ? [] : listSecurity(endpoint),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.answers).map(([status, schema]) => [status, toAnswer(status, schema)]),
      ),
      // Some programs that make clients write `4XX` as a number.
      default: refusal,
    },
  };
}

type Operation = ReturnType<typeof toOperation>;

type About = Pick<Config, 'publicUrl' | 'operatorEmail'>;

function toDocument(endpoints: readonly Collected[], { publicUrl, operatorEmail }: About) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const each of endpoints)
    paths[each.path] = { ...paths[each.path], [each.endpoint.method.toLowerCase()]: toOperation(each) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wideload API',
      version: '1.0.0',
      description:
        'Oversize and overweight permits by program: drafts, payment, permits. Keys are made at Account, Programs.',
      contact: { email: operatorEmail },
    },
    // Clients join it with a path that begins with `/`, and a file that was saved has no address of its own.
    servers: [{ url: publicUrl }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    components: {
      responses: {
        refusal: {
          description: 'A refusal, with a stable `code`',
          content: { 'application/problem+json': { schema: toJsonSchema(ProblemBody, 'output') } },
        },
      },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'wl_…',
          description: `Scopes: ${keyScopes.join(', ')}`,
        },
      },
    },
    paths,
  };
}

function renderRow({ path, tag, endpoint }: Collected): string {
  const caller =
    endpoint.access === 'visitor' ? 'anyone' : ['signed in', findScope(endpoint)].filter(Boolean).join(', ');
  const cells = [endpoint.method, path, tag, caller, endpoint.summary];
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function renderPage(endpoints: readonly Collected[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wideload API</title><h1>Wideload API</h1>
<p>Every call, from the contract. The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
Refusals are <code>application/problem+json</code> with a stable <code>code</code>.</p>
<table border="1" cellpadding="6"><thead><tr><th>Method</th><th>Path</th><th>Part</th><th>Who</th><th>What</th></tr></thead>
<tbody>${endpoints.map(renderRow).join('')}</tbody></table></html>`;
}

/** The endpoints whose routes are added after this call. */
export function collectEndpoints(app: FastifyInstance): readonly Collected[] {
  const collected: Collected[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const { endpoint, tag = '' } = config ?? {};
    if (endpoint === undefined || method === 'HEAD') return;
    collected.push({ path: url.replaceAll(/:(\w+)/g, '{$1}'), tag, endpoint });
  });
  return collected;
}

/** The document is built at the first request: a start does not wait for it. */
export function serveOpenApi(app: FastifyInstance, endpoints: readonly Collected[], about: About): void {
  const config = { exception: 'The description of the contract itself.' };
  let document: string | null = null;
  app.get('/api/openapi.json', { config }, (_request, reply) => {
    document ??= JSON.stringify(toDocument(endpoints, about));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', { config }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderPage(endpoints)),
  );
}
