/** First segments of the addresses of administrators' pages (spec [2]): they have a document of their own, as carriers have theirs. */
const adminSegments: ReadonlySet<string> = new Set(['dashboard', 'permits', 'users', 'admins', 'blog']);

/** Whether a page of the signed-in area is one of administrators. */
export function isAdminPage(path: string): boolean {
  return adminSegments.has(path.split('/')[1] ?? '');
}
