import type { RouteAnswer } from '@wideload/contract';
import type { ClosedRoad, TripPlace, Place } from '@wideload/domain';
import { checkPlaces, loadGeography, toLineRoutes, type Geography, type Lines, type Stretch } from '@wideload/routing';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { SECOND } from '#clock.ts';
import { fetchLimited } from '#platform/http/fetch-limited.ts';
import type { Router } from './port.ts';
import { createShippedRouter } from './shipped.ts';

export type OsrmOptions = {
  /** The server, before `/route/v1/`. */
  url: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  timeoutMs?: number;
};

const metersPerMile = 1609.344;
const farthestMeters = 60 * metersPerMile;

/** A way across the country has two or three thousand steps with their junctions. */
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024;

const Step = z.object({
  /** Meters. */
  distance: z.number(),
  /** Seconds. */
  duration: z.number(),
  /** An encoded polyline. */
  geometry: z.string(),
  /** `I 80; US 30` */
  ref: z.nullish(z.string()),
});

const OsrmAnswer = z.union([
  z.object({
    code: z.literal('Ok'),
    routes: z.array(z.object({ legs: z.array(z.object({ steps: z.array(Step) })) })).check(z.minLength(1)),
    /** Meters from each place to its road. */
    waypoints: z.array(z.object({ distance: z.nullish(z.number()) })),
  }),
  z.object({ code: z.enum(['NoRoute', 'NoSegment']) }),
]);
type OsrmAnswer = z.infer<typeof OsrmAnswer>;
type OsrmStep = z.infer<typeof Step>;

/** `because` is for the log and holds no address, which may have a key in it. */
class OsrmFailure extends Error {
  override readonly name = 'OsrmFailure';
  readonly because: string;

  constructor(because: string) {
    super(`The router did not answer: ${because}`);
    this.because = because;
  }
}

function parseAnswer(text: string, status: number): OsrmAnswer {
  const answer = OsrmAnswer.safeParse(parseJson(text));
  if (!answer.success) throw new OsrmFailure(`status ${status}, not an answer of OSRM`);
  return answer.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An error page is HTML.
    return undefined;
  }
}

type Question = { url: string; coordinates: string; withAlternatives: boolean; timeoutMs: number };

/** `GET /route/v1/driving/{lng,lat;…}` (https://project-osrm.org/docs/v26.4.0/http). @throws OsrmFailure only */
async function fetchOsrm({ url, coordinates, withAlternatives, timeoutMs }: Question): Promise<OsrmAnswer> {
  const query = `alternatives=${withAlternatives}&steps=true&geometries=polyline&overview=false`;
  const { status, bytes } = await fetchLimited(`${url}/route/v1/driving/${coordinates}?${query}`, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
    maxBytes: LARGEST_ANSWER_BYTES,
    failure: OsrmFailure,
  });
  return parseAnswer(bytes.toString('utf8'), status);
}

type Found = Extract<OsrmAnswer, { code: 'Ok' }>;
type Checked = Exclude<ReturnType<typeof checkPlaces>, { fault: string }>;

const secondsPerHour = 3600;
/** Decimals of a polyline. */
const precision = 1e5;

/** Differences of latitude and longitude in groups of five bits (https://developers.google.com/maps/documentation/utilities/polylinealgorithm). */
export function decodePolyline(text: string): Place[] {
  const points: Place[] = [];
  const sums = { lat: 0, lng: 0 };
  let at = 0;

  function readDifference(): number {
    let [value, shift, group] = [0, 0, 0x20];
    while (group >= 0x20 && at < text.length) {
      group = text.charCodeAt(at++) - 63;
      value |= (group & 0x1f) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  }

  while (at < text.length) {
    sums.lat += readDifference();
    sums.lng += readDifference();
    points.push({ lat: sums.lat / precision, lng: sums.lng / precision });
  }
  return points;
}

/** `I 80; US 30` is `I-80`: an Interstate first, then the first number. */
export function toRoad(ref: string): string {
  const numbers = ref.split(';').map((number) => number.trim().replace(' ', '-'));
  return numbers.find((number) => number.startsWith('I-')) ?? numbers[0] ?? '';
}

function toStretch({ geometry, distance, duration, ref }: OsrmStep): Stretch {
  return {
    points: decodePolyline(geometry),
    miles: distance / metersPerMile,
    hours: duration / secondsPerHour,
    road: toRoad(ref ?? ''),
  };
}

function toLines({ legs }: { legs: readonly { steps: readonly OsrmStep[] }[] }): Lines {
  return legs.map(({ steps }) => steps.map(toStretch));
}

function toAnswer(
  { routes, waypoints }: Found,
  trip: { places: readonly TripPlace[]; checked: Checked; closed: readonly ClosedRoad[] },
  geography: Geography,
): RouteAnswer {
  const place = waypoints.findIndex(({ distance }) => (distance ?? 0) > farthestMeters);
  if (place !== -1) return { ok: false, because: 'place', place, fault: 'no-road' };
  const [fastest, other] = routes.map(toLines);
  if (fastest === undefined) return { ok: false, because: 'no-route' };
  const milesToRoads = waypoints.map(({ distance }) => (distance ?? 0) / metersPerMile);
  return { ok: true, ...toLineRoutes([fastest, other ?? null], { ...trip, milesToRoads }, geography) };
}

/** An OSRM server of the operator. Its roads are used; states, crossings and refusals are decided here. */
export function createOsrmRouter({ url, log, timeoutMs = 2 * SECOND }: OsrmOptions): Router {
  let loaded: Geography | null = null;
  const load = () => (loaded ??= loadGeography());
  // OSRM does not prefer a road, so a highway is found on the shipped ones.
  const shipped = createShippedRouter();
  return {
    async warm() {
      load();
    },
    findVia: shipped.findVia,
    async findRoutes(places, closed = []) {
      const geography = load();
      const checked = checkPlaces(places, geography);
      if ('fault' in checked) return { ok: false, because: 'place', ...checked };
      const coordinates = places.map(({ lat, lng }) => `${lng},${lat}`).join(';');
      try {
        // OSRM has alternatives only without stops.
        const answer = await fetchOsrm({ url, coordinates, withAlternatives: places.length === 2, timeoutMs });
        return answer.code === 'Ok'
          ? toAnswer(answer, { places, checked, closed }, geography)
          : { ok: false, because: 'no-route' };
      } catch (error) {
        if (!(error instanceof OsrmFailure)) throw error;
        log.warn({ event: 'routing.failed', because: error.because });
        return { ok: false, because: 'unavailable' };
      }
    },
  };
}
