import type { Reader } from './settings.ts';

/** A socket of this machine, or an address. */
export type ClamdPlace = { path: string } | { host: string; port: number };
export type ScannerConfig = { kind: 'none' } | { kind: 'clamd'; place: ClamdPlace };

const DEFAULT_PORT = 3310;

function parsePlace(address: string): ClamdPlace | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, pathname, username, search, hash } = new URL(address);
  if (username !== '' || search !== '' || hash !== '') return null;
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: pathname };
  if (protocol === 'tcp:' && hostname !== '' && pathname === '')
    return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? DEFAULT_PORT : Number(port) };
  return null;
}

export function readScanner(read: Reader): ScannerConfig {
  if (read.oneOf('VIRUS_SCANNER', ['none', 'clamd']) === 'none') return { kind: 'none' };
  const address = read.needed('CLAMD_URL', 'VIRUS_SCANNER is clamd');
  const place = parsePlace(address);
  if (place === null && address !== '')
    read.wrong.push(`CLAMD_URL is '${address}', but it has to be tcp://host:3310 or unix:///path/of/its/socket.`);
  return { kind: 'clamd', place: place ?? { path: '' } };
}
