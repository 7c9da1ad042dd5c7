/** In place of what an infinite query does: we have none, and every query would carry it. */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the build: see apps/web/scripts/weight.ts.');
}
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
