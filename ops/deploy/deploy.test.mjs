// The files of ops/deploy/ name settings and files that exist, and their settings start the product in production.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { built } from './container/built.mjs';
import { root } from '../../scripts/child.mjs';

const read = (file) => readFileSync(path.join(root, 'ops/deploy', file), 'utf8');
const yamlFiles = readdirSync(path.join(root, 'ops/deploy'), { recursive: true }).filter((file) =>
  file.endsWith('.yml'),
);
const kubernetes = ['settings.yml', 'network-policy.yml', 'wideload.yml'].flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`), { merge: true }).map((document) => document.toJS()),
);
const find = (kind) => kubernetes.find((resource) => resource.kind === kind);
const compose = parse(read('compose/compose.yml'), { merge: true });

/** Values that an operator fills in. */
const secrets = {
  PUBLIC_HOST: 'permits.example',
  POSTGRES_PASSWORD: 'pw',
  SERVER_DATABASE_PASSWORD: 'pw',
  DATABASE_URL: 'postgres://wideload:pw@postgres:5432/wideload',
  DATABASE_READ_URL: 'postgres://wideload:pw@standby:5432/wideload',
  STOP_DELAY: '0',
  TOKEN_SECRET: '0123456789abcdef0123456789abcdef',
  ADMIN_EMAIL: 'admin@permits.example',
  ADMIN_PASSWORD: 'Gooseneck-7',
  OPERATOR_EMAIL: 'operator@permits.example',
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Wideload <permits@permits.example>',
  FMCSA_WEB_KEY: 'key',
  TWILIO_ACCOUNT_SID: 'AC0123456789',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+18065550100',
  S3_ACCESS_KEY_ID: 'wideload',
  S3_SECRET_ACCESS_KEY: 'secret',
};

const fillIn = (text) => text.replaceAll(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_, name) => secrets[name] ?? '');

const composeSettings = Object.fromEntries(
  Object.entries(compose.services.wideload.environment).map(([name, value]) => [name, fillIn(value)]),
);
const kubernetesSettings = {
  ...find('ConfigMap').data,
  ...Object.fromEntries(Object.keys(find('Secret').stringData).map((name) => [name, secrets[name]])),
};

/** The role of `ops/deploy/postgres/serving-role.sql`. */
const SERVING = 'wideload_server';

/** Of Node.js, not of the product. */
const OF_NODE = 'NODE_EXTRA_CA_CERTS';

let dataDir;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-deploy-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** @returns the settings, and the names that the product asked for */
function readSettings(env) {
  const asked = new Set();
  const noted = new Proxy({ DATA_DIR: dataDir, ...env }, { get: (all, name) => (asked.add(name), all[name]) });
  return { config: readConfig(noted), asked };
}

test.each(yamlFiles)('%s is YAML', (file) => {
  const documents = parseAllDocuments(read(file), { merge: true });
  expect(documents.flatMap(({ errors }) => errors.map(String))).toEqual([]);
  expect(documents.length).toBeGreaterThan(0);
});

describe.each([
  ['compose', composeSettings],
  ['Kubernetes', kubernetesSettings],
])('the settings of %s', (_, env) => {
  test('start the product in production with stored files that all processes share', () => {
    expect(readSettings(env).config).toMatchObject({
      production: true,
      payments: { kind: 'stripe' },
      mail: { kind: 'smtp' },
      registry: { kind: 'fmcsa' },
      documents: { kind: 's3' },
      adminsNeedSecondFactor: true,
    });
  });

  test('exist', () => {
    const { asked } = readSettings({ ...env, TEXT_PROVIDER: 'twilio' });
    expect(Object.keys(env).filter((name) => !asked.has(name) && name !== OF_NODE)).toEqual([]);
  });
});

describe('a server that is told to stop', () => {
  /** Seconds for requests in flight, after the delay. */
  const IN_FLIGHT = 10;
  const { terminationGracePeriodSeconds: grace, containers } = find('Deployment').spec.template.spec;
  const stopDelay = Number(kubernetesSettings.STOP_DELAY);

  test('takes requests in Kubernetes until the service has noticed, and is killed only afterwards', () => {
    const { periodSeconds, failureThreshold } = containers[0].readinessProbe;
    expect(stopDelay).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(grace).toBeGreaterThan(stopDelay + IN_FLIGHT);
  });

  test('stops at once in compose, which has no second one', () => {
    expect(compose.services.wideload.environment.STOP_DELAY).toBe('${STOP_DELAY:-0}');
    expect(Number.parseInt(compose.services.wideload.stop_grace_period, 10)).toBeGreaterThan(IN_FLIGHT);
  });
});

test('a standby for reads can be named in compose and in Kubernetes', () => {
  for (const env of [composeSettings, kubernetesSettings])
    expect(readSettings(env).config.databaseReadUrl).toBe(secrets.DATABASE_READ_URL);
});

test('without a standby the primary serves every read', () => {
  expect(readSettings({ ...composeSettings, DATABASE_READ_URL: '' }).config.databaseReadUrl).toBeNull();
});

test('the example of .env has each value that compose asks for, and no other', () => {
  const asked = [...read('compose/compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const given = [...read('compose/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(new Set(given)).toEqual(new Set(asked));
});

test('every container of the product runs without root, rights, or a root file system that it can write to', () => {
  const { template } = find('Deployment').spec;
  expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  for (const { securityContext } of [...template.spec.initContainers, ...template.spec.containers])
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  for (const service of [compose.services.wideload, compose.services.migrate])
    expect(service).toMatchObject({ user: '1000:1000', read_only: true, cap_drop: ['ALL'] });
  expect(read('container/Containerfile')).toMatch(/^USER 1000:1000$/m);
});

test('the image, the guide without containers and npm start keep the memory of a server small', () => {
  const image = read('container/Containerfile');
  const guide = readFileSync(path.join(root, 'docs/operators/one-machine.md'), 'utf8');
  const findAllocator = (text) => text.match(/\bMALLOC_\w+=\d+/g);
  expect(findAllocator(image)).toHaveLength(3);
  expect(findAllocator(guide)).toEqual(findAllocator(image));
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));
  expect(image).toContain(options.map((option) => `"${option}"`).join(', '));
  expect(guide).toContain(`node ${options.join(' ')} `);
});

test('the owner of the database migrates, and only then another role serves', () => {
  const { migrate, wideload } = compose.services;
  const getRole = (service) => new URL(fillIn(service.environment.DATABASE_URL)).username;
  expect([getRole(migrate), getRole(wideload)]).toEqual([compose.services.postgres.environment.POSTGRES_USER, SERVING]);
  expect(wideload.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' });
  expect(migrate.depends_on['serving-role']).toEqual({ condition: 'service_completed_successfully' });
  for (const { file } of [compose.configs['serving-role'], compose.configs['serving-password']])
    expect(readFileSync(path.join(root, 'ops/deploy/compose', file), 'utf8')).toContain(`ROLE ${SERVING}`);

  const [init] = find('Deployment').spec.template.spec.initContainers;
  const secret = kubernetes.find(({ metadata }) => metadata.name === 'wideload-owner');
  expect(init.args).toEqual(['migrate']);
  // A variable of `env` wins over the same one of `envFrom`.
  expect(init.env).toEqual([
    { name: 'DATABASE_URL', valueFrom: { secretKeyRef: { name: secret.metadata.name, key: 'DATABASE_URL' } } },
  ]);
  expect(Object.keys(secret.stringData)).toEqual(['DATABASE_URL']);
  const [container] = find('Deployment').spec.template.spec.containers;
  expect(JSON.stringify(container)).not.toContain(secret.metadata.name);
});

test('each resource of Kubernetes finds the pods, ports and settings that it names', () => {
  const { metadata, spec } = find('Deployment').spec.template;
  for (const selector of [
    find('Deployment').spec.selector.matchLabels,
    find('PodDisruptionBudget').spec.selector.matchLabels,
    find('NetworkPolicy').spec.podSelector.matchLabels,
    find('Service').spec.selector,
  ])
    expect(metadata.labels).toMatchObject(selector);
  const [container] = spec.containers;
  expect(container.ports.map(({ name, containerPort }) => [name, containerPort])).toEqual([
    ['http', 3000],
    ['metrics', Number(kubernetesSettings.METRICS_PORT)],
  ]);
  expect(container.envFrom).toEqual([{ configMapRef: { name: 'wideload' } }, { secretRef: { name: 'wideload' } }]);
  expect(find('ConfigMap').metadata.name).toBe('wideload');
  expect(find('Secret').metadata.name).toBe('wideload');
});

test('the ingress has a class whose pods the network policy lets in, and the host of the settings', () => {
  const { ingressClassName, tls, rules } = find('Ingress').spec;
  const allowed = find('NetworkPolicy').spec.ingress[0].from[0].namespaceSelector.matchLabels;
  expect(allowed).toEqual({ 'kubernetes.io/metadata.name': `ingress-${ingressClassName}` });
  const { host } = new URL(kubernetesSettings.PUBLIC_URL);
  expect([...tls[0].hosts, ...rules.map((rule) => rule.host)]).toEqual([host, host]);
});

test('what restarts a process, or takes it from its traffic, never asks the database', () => {
  const [container] = find('Deployment').spec.template.spec.containers;
  const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
  expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/health/live', '/health/live', '/health/live']);
  expect(read('container/healthcheck.mjs')).toContain('/health/live');
});

test('the files that the image and the resources are made of exist', () => {
  const named = [
    ...[...read('container/Containerfile').matchAll(/ops\/deploy\/[\w/.-]+\.mjs/g)].map(([file]) => file),
    ...parse(read('kubernetes/kustomization.yml')).resources.map((file) => `ops/deploy/kubernetes/${file}`),
  ];
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(readFileSync(path.join(root, '.dockerignore'), 'utf8')).toBe(
    readFileSync(path.join(root, '.containerignore'), 'utf8'),
  );
});

test('only pages are redirected to https in compose; a call of the API by http is refused', () => {
  const [, site] = /http:\/\/\$\{PUBLIC_HOST\} \{\n([\s\S]*?)\n\}/.exec(compose.configs.proxy.content);
  expect(site).toMatch(/handle \/api\/\* \{\s+respond "Use https\." 403\s+\}/);
  expect(site).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} permanent/);
});

test('requests wait in compose while the product is replaced, and longer than it may take to stop', () => {
  const [, seconds] = /reverse_proxy wideload:3000 \{\s+lb_try_duration (\d+)s\s+\}/.exec(
    compose.configs.proxy.content,
  );
  expect(Number(seconds)).toBeGreaterThanOrEqual(Number.parseInt(compose.services.wideload.stop_grace_period, 10));
});

describe('the certificate of the store in compose', () => {
  const { wideload, migrate, proxy, trust } = compose.services;
  const findVolume = (service, target) => service.volumes.find((volume) => volume.split(':')[1] === target)?.split(':');

  test('is on a volume that the product mounts, and is there before the product starts', () => {
    const folder = path.dirname(wideload.environment[OF_NODE]);
    expect(findVolume(wideload, folder)).toEqual(['trust', folder, 'ro']);
    expect(findVolume(trust, '/trust')).toEqual(['trust', '/trust']);
    expect(findVolume(migrate, folder)).toEqual(['trust', folder, 'ro']);
    // The product waits for `migrate`.
    expect(migrate.depends_on.trust).toEqual({ condition: 'service_completed_successfully' });
  });

  test('is copied, readable by everybody, without the keys beside it', () => {
    const from = path.join(dataDir, 'caddy/pki/authorities/local');
    const to = path.join(dataDir, 'trust');
    mkdirSync(from, { recursive: true, mode: 0o700 });
    mkdirSync(to);
    for (const name of ['root.crt', 'root.key']) writeFileSync(path.join(from, name), name, { mode: 0o600 });
    const [program, ...args] = trust.command.map((part) =>
      part.replaceAll('$$', '$').replaceAll('/data/', `${dataDir}/`).replaceAll('/trust', to),
    );
    execFileSync(program, args);
    expect(readdirSync(to)).toEqual([path.basename(wideload.environment[OF_NODE])]);
    expect(statSync(path.join(to, 'root.crt')).mode & 0o777).toBe(0o644);
    expect(readFileSync(path.join(to, 'root.crt'), 'utf8')).toBe('root.crt');
  });

  test('comes from the data of the proxy, which only the proxy can write and the product cannot read', () => {
    const [data] = findVolume(proxy, '/data');
    expect(findVolume(trust, '/data')).toEqual([data, '/data', 'ro']);
    expect(wideload.volumes.filter((volume) => volume.startsWith(`${data}:`))).toEqual([]);
  });
});

test('the first admin can be taken out of the settings of compose', () => {
  const given = { ...secrets, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
  const text = read('compose/compose.yml');
  const demanded = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  expect(demanded).toContain('TOKEN_SECRET');
  expect(demanded.filter((name) => given[name] === '')).toEqual([]);
  expect(readSettings({ ...composeSettings, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }).config.firstAdmin).toBeNull();
});

test('the store of compose has the time that it takes to stop', () => {
  /** `-volume.preStopSeconds` of SeaweedFS, when it is not given. */
  const PRE_STOP = 10;
  expect(Number.parseInt(compose.services.storage.stop_grace_period, 10)).toBeGreaterThan(PRE_STOP);
});

test('git ignores the secrets of compose, and so does the build of the image', () => {
  for (const file of ['.gitignore', '.containerignore'])
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/^\*\*\/\.env$/m);
});

test('texts wait for a provider in compose and in Kubernetes, which both can name', () => {
  for (const env of [composeSettings, kubernetesSettings]) {
    expect(readSettings(env).config.texts).toEqual({ kind: 'none' });
    expect(readSettings({ ...env, TEXT_PROVIDER: 'twilio' }).config.texts.kind).toBe('twilio');
  }
});

test('compose scans uploaded files', () => {
  expect(readSettings(composeSettings).config.scanner).toEqual({
    kind: 'clamd',
    place: { host: 'scanner', port: 3310 },
  });
  expect(Object.keys(compose.services)).toContain('scanner');
});

test('the image contains every file that the server reads in addition to its bundle', () => {
  const source = path.join(root, 'apps/api/src');
  const files = readdirSync(source, { recursive: true }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const named = files.flatMap((file) => {
    const code = readFileSync(path.join(source, file), 'utf8');
    const addresses = [...code.matchAll(/new URL\(['`](\.[^'`]+)['`], import\.meta\.url\)/g)];
    return addresses.map(([, address]) => path.relative(root, path.join(source, path.dirname(file), address)));
  });
  // Workers are part of the bundle, and the image has no included database.
  const extra = named.filter((file) => !file.endsWith('.worker.mjs') && file !== '.cache/first-database');
  expect(extra.length).toBeGreaterThan(3);
  expect(extra.filter((file) => !built.some((folder) => `${file}/`.startsWith(`${folder}/`)))).toEqual([]);
});
