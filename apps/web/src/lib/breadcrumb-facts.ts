/** Structured data (schema.org); `whole` adds the origin to a path. */
export function buildBreadcrumbFacts(
  steps: readonly { name: string; path: string }[],
  whole: (path: string) => string,
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: whole(path),
    })),
  };
}
