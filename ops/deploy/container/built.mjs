// The image contains these files and the packages that the server imports.
export const built = [
  'apps/api/dist',
  'apps/api/migrations',
  // Demo data includes them; it is created unless NODE_ENV is production.
  'apps/api/src/seed/articles/pictures',
  'apps/web/dist',
  'apps/web/dist-site',
  'packages/places/data/gazetteer.json',
  'packages/routing/data',
  'ops/deploy/container/healthcheck.mjs',
];
