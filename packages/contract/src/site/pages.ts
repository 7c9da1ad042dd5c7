/** First segments of the addresses of administrators' pages (spec [2]): they have a document of their own, as carriers have theirs. */
const adminSegments: ReadonlySet<string> = new Set(['dashboard', 'permits', 'users', 'admins', 'blog']);

/** First segments of the addresses of carriers' pages (spec [2]). */
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

/** First segments of all addresses that need a sign-in: nothing for search engines. */
export const signedInSegments: readonly string[] = [...carrierSegments, ...adminSegments];

/** Whether a page of the signed-in area is one of administrators. */
export function isAdminPage(path: string): boolean {
  return adminSegments.has(path.split('/')[1] ?? '');
}

/** Whether a page needs a sign-in. */
export function isSignedInPage(path: string): boolean {
  return signedInSegments.includes(path.split('/')[1] ?? '');
}
