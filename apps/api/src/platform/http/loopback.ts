const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** @param hostname of an address, IPv6 in brackets and without a port */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
