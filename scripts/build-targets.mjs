// The build targets: sources, and a file that proves the build.

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages',
  'scripts/build-targets.mjs',
  'scripts/tables-as-json.mjs',
  'scripts/write-ascii.mjs',
];

export const targets = {
  server: {
    title: 'Server bundle',
    built: 'apps/api/dist/main.js',
    sources: [...shared, 'scripts/build-server.mjs', 'apps/api/src', 'apps/api/migrations', 'apps/api/package.json'],
    script: 'scripts/build-server.mjs',
  },
  web: {
    title: 'Web app',
    built: 'apps/web/dist/app.html',
    sources: [...shared, 'scripts/build-web.mjs', 'apps/web'],
    script: 'scripts/build-web.mjs',
  },
};
