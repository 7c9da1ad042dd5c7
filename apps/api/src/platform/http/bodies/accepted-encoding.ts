import type { IncomingMessage } from 'node:http';

const MOST_KNOWN = 500;
/** Browsers send a handful of different headers. */
const known = new Map<string, ReadonlySet<string>>();

/** A weight of 0 refuses an encoding (RFC 9110, 12.4.2). */
function parseOffered(header: string): ReadonlySet<string> {
  const offers = header.split(',').map((offer) => offer.split(';').map((part) => part.trim().toLowerCase()));
  const accepted = offers.filter(([, ...parameters]) => !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each)));
  return new Set(accepted.map(([name = '']) => name));
}

export function acceptsEncoding({ headers }: Pick<IncomingMessage, 'headers'>, encoding: string): boolean {
  const header = headers['accept-encoding'] ?? '';
  let offered = known.get(header);
  if (offered === undefined) {
    offered = parseOffered(header);
    if (known.size < MOST_KNOWN) known.set(header, offered);
  }
  return offered.has(encoding);
}
