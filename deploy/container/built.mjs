// What the image holds beside packages.
export const built = [
  'apps/api/dist',
  'apps/api/migrations',
  // Of the demo data, for trying the image without NODE_ENV=production.
  'apps/api/src/seed/articles/pictures',
  'apps/web/dist',
  'apps/web/dist-site',
  'packages/routing/data',
  'deploy/container/healthcheck.mjs',
];
