/** Null for other hosts, `//host`, `/\host`, other schemes and the API (ASVS 3.7.2). */
export function parseOwnPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/')) return null;
  const here = 'https://wideload.invalid';
  if (!URL.canParse(text, here)) return null;
  const { origin, pathname, search, hash } = new URL(text, here);
  if (origin !== here || pathname.startsWith('//') || pathname === '/api' || pathname.startsWith('/api/')) return null;
  return `${pathname}${search}${hash}`;
}
