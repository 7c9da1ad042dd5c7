import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listSampleDockets, type SampleCarrier as Sample } from './sandbox.ts';
import carriers from './sample-carriers.json' with { type: 'json' };

export const testWebKey = 'test-web-key-6f1c';

export type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

function toEntry(sample: Sample): object {
  return {
    _links: { self: { href: `https://mobile.fmcsa.dot.gov/qc/services/carriers/${sample.dotNumber}` } },
    carrier: {
      dotNumber: sample.dotNumber,
      legalName: sample.legalName,
      dbaName: sample.dbaName,
      allowedToOperate: sample.allowedToOperate ? 'Y' : 'N',
      statusCode: 'A',
      ein: 123_456_789,
      phyStreet: sample.street,
      phyCity: sample.city,
      phyState: sample.state,
      phyZipcode: sample.zip,
      phyCountry: sample.country,
      telephone: sample.phone,
    },
  };
}

export function content(value: unknown, status = 200): Behavior {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ content: value, retrievalDate: '2026-11-16T15:00:00.000+0000' }));
  };
}

function html(status: number, page: string): Behavior {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(page);
  };
}

export const behaviors = {
  silent: () => undefined,
  maintenance: html(
    200,
    '<!DOCTYPE html><html><head><title>FMCSA System Maintenance Page</title></head><body></body></html>',
  ),
  refusedNetwork: html(403, '<html><body><h1>403 Forbidden</h1></body></html>'),
  broken: html(500, 'Internal Server Error'),
  huge: content('x'.repeat(2 * 1024 * 1024)),
  redirect: (_request, response) => {
    response.writeHead(302, { location: '/elsewhere' });
    response.end();
  },
} satisfies Record<string, Behavior>;

function truth({ pathname, searchParams }: URL): Behavior {
  if (!searchParams.has('webKey')) return content('Must provide Webkey', 404);
  if (searchParams.get('webKey') !== testWebKey) return content('Webkey not found', 404);
  const [, which, docketNumber, dotNumber, dockets] =
    /^\/qc\/services\/carriers\/(?:(docket-number)\/(\d+)|(\d+)(\/docket-numbers)?)$/.exec(pathname) ?? [];
  const matches = carriers.filter((sample) =>
    which === undefined
      ? String(sample.dotNumber) === dotNumber
      : listSampleDockets(sample).some(({ number }) => number === docketNumber),
  );
  if (which !== undefined) return content(matches.map(toEntry));
  const [match] = matches;
  if (match === undefined) return content(null);
  if (dockets === undefined) return content(toEntry(match));
  return content(
    listSampleDockets(match).map(({ prefix, number }) => ({
      docketNumber: Number(number),
      dotNumber: match.dotNumber,
      prefix,
    })),
  );
}

/** A local QCMobile over the sample carriers. `behave` makes it fail like the real one. */
export async function startQcMobile() {
  const requests: string[] = [];
  const control: { behavior: Behavior | null } = { behavior: null };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(url.pathname);
    (control.behavior ?? truth(url))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a listening TCP server has a port.
  const { port } = server.address() as AddressInfo;

  return {
    service: `http://127.0.0.1:${port}/qc/services/`,
    requests,
    behave(behavior: Behavior | null): void {
      control.behavior = behavior;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
