// The import rules of docs/architecture.md. `npm run check` checks them and counts the modules, so that it cannot pass by seeing nothing.
const { readdirSync } = require('node:fs');
const path = require('node:path');

const TEST = '\\.(?:test|bench|fixture|test-support)\\.tsx?$';
const featuresFolder = path.join(__dirname, 'apps/api/src/features');

function foldersIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A folder without a service lets its routes use the store. */
const foldersWithService = readdirSync(featuresFolder, { recursive: true })
  .filter((name) => name.endsWith('.service.ts'))
  .map((name) => path.posix.dirname(name));

/** A package's doors are the modules that its package.json exports. */
const doors = foldersIn(path.join(__dirname, 'packages')).flatMap(({ name }) => {
  const { exports } = require(`./packages/${name}/package.json`);
  return Object.values(exports).map((door) => path.posix.join('packages', name, door).replaceAll('.', '\\.'));
});

/** A floor imports itself and those before it. The doors of the package, above all floors, are none. */
function floorRules(name, floors) {
  return floors.map((floor, at) => ({
    name: `${name}-floor-${floor}`,
    comment: `${floor} is below: move this up to what it needs, or move what both need down.`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${floor}/`, pathNot: TEST },
    to: {
      path: `^packages/${name}/src/`,
      pathNot: `^packages/${name}/src/(?:${floors.slice(0, at + 1).join('|')})/`,
    },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move what both need into a module of its own, named after its noun. Type imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The import leads nowhere: correct the path, or add the package to this workspace’s package.json.',
      severity: 'error',
      from: {},
      // Of some packages only the types are installed.
      to: { couldNotResolve: true, pathNot: '^(?:virtual:|topojson-specification$)' },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'The domain is pure: take the day, the price table, the text as an argument and read it outside.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TEST },
      to: { pathNot: '^packages/domain/(?:src|data)/' },
    },
    ...floorRules('domain', ['basics', 'states', 'load', 'permits', 'trip', 'orders']),
    ...floorRules('contract', [
      'core',
      'text',
      'site',
      'trip',
      'carriers',
      'money',
      'orders',
      'system',
      'accounts',
      'calls',
    ]),
    {
      name: 'contract-imports-domain-and-zod',
      comment: 'The contract describes calls: rules belong in the domain, doing belongs in apps/api or apps/web.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TEST },
      to: { pathNot: '^packages/(?:contract|domain)/src/|node_modules/zod/' },
    },
    {
      name: 'roads-and-places-on-the-server',
      comment: 'The roads and the places are megabytes: ask the API for a route, or to read a place.',
      severity: 'error',
      from: { path: '^(?:apps/web|e2e|packages/(?:domain|contract))/' },
      to: { path: '^packages/(?:routing|places)/' },
    },
    {
      name: 'local-time-imports-domain-and-two-libraries',
      comment: 'It only answers what the calendar of the domain asks about the sky and the map.',
      severity: 'error',
      from: { path: '^packages/local-time/src/', pathNot: TEST },
      to: { pathNot: '^packages/(?:local-time|domain)/src/|node_modules/(?:suncalc|(?:@types/)?tz-lookup)/' },
    },
    {
      name: 'client-imports-the-contract',
      comment: 'A program loads no library: take addresses from the generated table and types from the contract.',
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: TEST },
      to: { pathNot: '^packages/(?:client|contract)/src/' },
    },
    {
      name: 'api-and-web-apart',
      comment: 'Put what both need into packages/contract (calls) or packages/domain (rules).',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Pass it in from the app, or move the rule into the package.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(?:apps|e2e|ops)/' },
    },
    {
      name: 'through-the-door',
      comment: 'Import the package by its name; export from its door what others need.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: ['^$1/$2/', `^(?:${doors.join('|')})$`] },
    },
    {
      name: 'features-meet-in-services',
      comment: 'Call a function of the other feature’s *.service.ts; its store, routes and wire are its own.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/api/src/features/', pathNot: ['^apps/api/src/features/$1/', '\\.service\\.ts$'] },
    },
    {
      name: 'routes-ask-the-service',
      comment:
        'This feature has a service: the route calls that, the service opens the transaction and calls the store.',
      severity: 'error',
      from: { path: `^apps/api/src/features/(?:${foldersWithService.join('|') || '-'})/[^/]+\\.routes\\.ts$` },
      to: { path: '\\.store\\.ts$' },
    },
    {
      name: 'stores-are-sql',
      comment: 'A store is SQL and nothing else: the service calls it, never the other way round.',
      severity: 'error',
      from: { path: '\\.store\\.ts$' },
      to: { path: '\\.(?:service|routes|wire)\\.ts$' },
    },
    {
      name: 'services-know-no-routes',
      comment: 'What a route and a service share belongs in the service or the contract.',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'core-knows-no-feature',
      comment: 'Pass what the feature gives as an argument; app.ts joins core and features.',
      severity: 'error',
      from: { path: '^apps/api/src/(?:config|platform|providers)/', pathNot: TEST },
      to: { path: '^apps/api/src/(?:features/|(?:app|main)\\.ts$)' },
    },
    {
      name: 'platform-knows-no-provider',
      comment:
        'The platform says what it needs of the world outside in a type of its own, and the provider fulfills it.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: TEST },
      to: { path: '^apps/api/src/providers/' },
    },
    {
      name: 'web-features-apart',
      comment: 'A part that two features use belongs in product (it knows the product) or ui, or app passes it in.',
      severity: 'error',
      from: { path: '^apps/web/src/features/((?:carrier|admin)/[^/]+|[^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-features-know-no-app',
      comment: 'app composes features: take what is needed as a property, or move it to lib.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(?:app|site)/|^apps/web/src/main\\.tsx$' },
    },
    {
      name: 'ui-and-lib-know-no-product',
      comment: 'ui and lib lie below: take content and actions as properties.',
      severity: 'error',
      from: { path: '^apps/web/src/(?:ui|lib)/' },
      to: { path: '^apps/web/src/(?:app|features|product|site)/' },
    },
    {
      name: 'product-knows-no-feature',
      comment: 'product lies below the features: take content and actions as properties.',
      severity: 'error',
      from: { path: '^apps/web/src/product/' },
      to: { path: '^apps/web/src/(?:app|features|site)/' },
    },
    {
      name: 'site-apart',
      comment: 'The public site is built without the signed-in app: what both need belongs in product, ui or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/site/' },
      to: { path: '^apps/web/src/(?:app|features)/' },
    },
    {
      name: 'packet-apart',
      comment: 'The packet of a trip is built alone, for phones that know nothing else of the product.',
      severity: 'error',
      from: { path: '^apps/web/src/packet/' },
      to: { path: '^apps/web/src/(?:app|features|site)/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'Tests use the product, never the other way round.',
      severity: 'error',
      from: { path: '^(?:apps|packages)/[^/]+/src/', pathNot: `${TEST}|/src/test/` },
      to: { path: `${TEST}|^apps/[^/]+/test/|^(?:e2e|ops)/|node_modules/vitest/` },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:apps|packages)/[^/]+/(?:dist(?:-site)?|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
