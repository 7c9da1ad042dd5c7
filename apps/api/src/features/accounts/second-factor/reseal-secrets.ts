import type { Deps } from '#deps.ts';
import { listAuthenticators, replaceSeal } from './authenticators.store.ts';
import { openSecret, sealSecret } from './totp.ts';

const BATCH = 500;

/** Encrypts with `TOKEN_SECRET` what is encrypted with the one before, which then is needed no more. */
export async function resealSecrets(deps: Deps): Promise<void> {
  if (deps.config.previousTokenSecret === null) return;
  let [resealed, unreadable] = [0, 0];
  let after: string | null = null;
  for (;;) {
    const rows = await listAuthenticators(deps.db, { after, limit: BATCH });
    for (const row of rows) {
      const opened = openSecret(deps, row.sealed_secret, row.user_id);
      if (opened === null) unreadable += 1;
      else if (!opened.isCurrent) {
        await replaceSeal(deps.db, row, sealSecret(deps, opened.secret, row.user_id));
        resealed += 1;
      }
    }
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.user_id ?? null;
  }
  deps.log.info({ event: 'authenticators.resealed', resealed, unreadable });
}
