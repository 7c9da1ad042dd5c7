/** Spec [2]. The admin pages have a separate document. */
const adminSegments: ReadonlySet<string> = new Set(['dashboard', 'permits', 'users', 'admins', 'blog']);

const carrierSegments = [
  'account',
  'people',
  'new_order',
  'order_list',
  'board',
  'payment',
  'provisions',
  'companies',
  'trucks',
  'trailers',
  'notifications',
];

export const signedInSegments: readonly string[] = [...carrierSegments, ...adminSegments];

export function isAdminPage(path: string): boolean {
  return adminSegments.has(path.split('/')[1] ?? '');
}

/** A link to the packet of a trip: a document of its own, without sign-in. */
export function isPacketPage(path: string): boolean {
  return path.split('/')[1] === 'packet';
}

export function isSignedInPage(path: string): boolean {
  return signedInSegments.includes(path.split('/')[1] ?? '');
}
