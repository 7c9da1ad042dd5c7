import * as z from 'zod/mini';
import { fetchLimited } from '#platform/http/fetch-limited.ts';

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
export type OsrmAnswer = z.infer<typeof OsrmAnswer>;
export type OsrmStep = z.infer<typeof Step>;

/** `because` is for the log and holds no address, which may have a key in it. */
export class OsrmFailure extends Error {
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
export async function fetchOsrm({ url, coordinates, withAlternatives, timeoutMs }: Question): Promise<OsrmAnswer> {
  const query = `alternatives=${withAlternatives}&steps=true&geometries=polyline&overview=false`;
  const { status, bytes } = await fetchLimited(`${url}/route/v1/driving/${coordinates}?${query}`, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
    maxBytes: LARGEST_ANSWER_BYTES,
    failure: OsrmFailure,
  });
  return parseAnswer(bytes.toString('utf8'), status);
}
