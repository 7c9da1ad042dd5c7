import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Place } from '@wideload/domain';
import { createWayFinder, loadGeography, loadRoadGraph } from '@wideload/routing';

export type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

export function json(value: unknown, status = 200): Behavior {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
}

export const behaviors = {
  silent: () => undefined,
  broken: (_request, response) => {
    response.writeHead(500);
    response.end('Internal Server Error');
  },
  other: json({ paths: [] }),
  invalid: json({ code: 'InvalidQuery', message: 'Query string malformed' }, 400),
  empty: json({ code: 'Ok', routes: [], waypoints: [] }),
  noRoute: json({ code: 'NoRoute', message: 'Impossible route between points' }, 400),
  huge: json({ code: 'Ok', padding: 'x'.repeat(17 * 1024 * 1024) }),
  redirect: (_request, response) => {
    response.writeHead(302, { location: '/elsewhere' });
    response.end();
  },
} satisfies Record<string, Behavior>;

function encodeDifference(difference: number): string {
  let text = '';
  let rest = difference < 0 ? ~(difference << 1) : difference << 1;
  for (; rest >= 0x20; rest >>= 5) text += String.fromCodePoint((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCodePoint(rest + 63);
}

function encodePolyline(points: readonly Place[]): string {
  const steps = points.map(({ lat, lng }) => [Math.round(lat * 1e5), Math.round(lng * 1e5)] as const);
  return steps
    .map(([lat, lng], at) => {
      const [beforeLat, beforeLng] = steps[at - 1] ?? [0, 0];
      return encodeDifference(lat - beforeLat) + encodeDifference(lng - beforeLng);
    })
    .join('');
}

type Way =
  ReturnType<ReturnType<typeof createWayFinder>> extends infer Found
    ? Extract<Found, { fastest: unknown }>['fastest']
    : never;

function toLeg({ parts, hours, miles }: Way, end: Place) {
  const steps = parts.map((part, at) => ({
    distance: part.miles * 1609.344,
    duration: (part.miles / miles) * hours * 3600,
    geometry: encodePolyline([part.start, parts[at + 1]?.start ?? end]),
    name: '',
    ...(part.road !== '' && { ref: `US 999; ${part.road.replace('-', ' ')}` }),
    mode: 'driving',
  }));
  return { steps, distance: miles * 1609.344, duration: hours * 3600, summary: '', weight: 0 };
}

/** Answers in OSRM's format from the shipped roads. */
function createTruth() {
  const findWays = createWayFinder(loadRoadGraph(), loadGeography());
  return (url: URL): Behavior => {
    const places = (url.pathname.split('/').at(-1) ?? '').split(';').map((pair) => {
      const [lng = 0, lat = 0] = pair.split(',').map(Number);
      return { lat, lng };
    });
    const pairs = places.slice(1).map((to, at) => {
      const from = places[at] ?? to;
      const found = findWays([from, to].map((at) => ({ at, state: 'TX' as const, atBorder: null })));
      if ('withoutRoad' in found) throw new Error('The test has a place without a road');
      return { fastest: toLeg(found.fastest, to), other: toLeg(found.other, to) };
    });
    const isAsked = url.searchParams.get('alternatives') === 'true';
    const routes = [{ legs: pairs.map(({ fastest }) => fastest) }, { legs: pairs.map(({ other }) => other) }];
    const waypoints = places.map(({ lat, lng }) => ({ location: [lng, lat], distance: 12.5, name: '', hint: '' }));
    return json({ code: 'Ok', routes: isAsked ? routes : routes.slice(0, 1), waypoints });
  };
}

/** A local OSRM. `behave` makes it fail like a real one. */
export async function startOsrm() {
  const requests: string[] = [];
  const control: { behavior: Behavior | null } = { behavior: null };
  const truth = createTruth();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(url.pathname);
    (control.behavior ?? truth(url))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a listening TCP server has a port.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/osrm`,
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
