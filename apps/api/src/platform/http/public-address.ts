/**
 * Addresses that customers choose never reach inside. A name is looked up once, and the connection goes to the address that was
 * judged: a name that answers with another address the second time (rebinding) gains nothing.
 */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** https://www.iana.org/assignments/iana-ipv4-special-registry */
const closedIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and the metadata of clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const;

/** Within 2000::/3, which is all that is public; the rest, such as ::1, fc00::/7, fe80::/10 and ::ffff:0:0/96, is closed anyway. */
const closedIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 has an IPv4 address inside.
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, prefix] of closedIpv4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closedIpv6) closed.addSubnet(network, prefix, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 4) return !closed.check(ip, 'ipv4');
  return isIP(ip) === 6 && open6.check(ip, 'ipv6') && !closed.check(ip, 'ipv6');
}

const INSIDE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)\.?$/i;

/** Whether the address may be one of the public internet: its name is looked up only when it is called. */
export function mayBePublic({ hostname }: URL): boolean {
  const ip = hostname.replace(/^\[|\]$/g, '');
  if (isIP(ip) !== 0) return isPublicIp(ip);
  return hostname.includes('.') && !INSIDE_NAMES.test(hostname);
}

export class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress';
  constructor() {
    super('The address is not one of the public internet.');
  }
}

type Found = { address: string; family: number };
type FindAll = (hostname: string, answer: (error: Error | null, found: Found[]) => void) => void;

const findAll: FindAll = (hostname, answer) => lookup(hostname, { all: true }, answer);

/** For `net.connect`. One closed address among several refuses them all: nobody has both for an honest reason. */
export function createPublicLookup(find: FindAll = findAll): LookupFunction {
  return (hostname, { all }, answer) =>
    find(hostname, (error, found) => {
      const [first] = found ?? [];
      if (error !== null) return answer(error, '', 0);
      if (first === undefined || !found.every(({ address }) => isPublicIp(address)))
        return answer(new ClosedAddress(), '', 0);
      if (all === true) return answer(null, found);
      answer(null, first.address, first.family);
    });
}
