/** First segments of the admin pages (spec [2]), which have a separate document. */
const adminSegments: ReadonlySet<string> = new Set(['dashboard', 'permits', 'users', 'admins', 'blog']);

/** First segments of the carrier pages (spec [2]). */
const carrierSegments = [
  'account',
  'new_order',
  'order_list',
  'payment',
  'provisions',
  'companies',
  'trucks',
  'trailers',
  'notifications',
];

/** Search engines skip all pages that need a sign-in. */
export const signedInSegments: readonly string[] = [...carrierSegments, ...adminSegments];

export function isAdminPage(path: string): boolean {
  return adminSegments.has(path.split('/')[1] ?? '');
}

export function isSignedInPage(path: string): boolean {
  return signedInSegments.includes(path.split('/')[1] ?? '');
}
