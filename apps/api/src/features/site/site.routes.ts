import { site, type SiteConfig } from '@wideload/contract';
import type { Config } from '#config/config.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import type { Deps } from '#deps.ts';
import { routesOf } from '#platform/http/handle.ts';
import { hasDevMail } from './dev-mail.service.ts';
import { accountsAmong } from '#features/accounts/accounts.service.ts';

/** Never any in production. */
async function findDemo({ config, db }: Deps) {
  if (config.production) return null;
  const seeded = await accountsAmong(
    db,
    demoAccounts.map(({ email }) => email),
  );
  const demo = demoAccounts.filter(({ email }) => seeded.has(email));
  return demo.length === 0 ? null : demo;
}

function getBlog({ blog }: Config): SiteConfig['blog'] {
  return blog.kind === 'ghost' ? { kind: 'ghost', adminUrl: `${blog.url}/ghost/` } : { kind: 'database' };
}

export const siteRoutes = routesOf('site', site, (deps) => ({
  config: async () => ({
    demo: await findDemo(deps),
    devMail: hasDevMail(deps.config),
    blog: getBlog(deps.config),
  }),
}));
