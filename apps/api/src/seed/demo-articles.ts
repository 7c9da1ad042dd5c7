import { readFile } from 'node:fs/promises';
import type { Admin } from '../actor.ts';
import { after, DAY } from '../clock.ts';
import type { Tx } from '../platform/db/transaction.ts';
import type { Deps } from '../deps.ts';
import {
  beginArticle,
  keepImage,
  showArticle,
  stageImage,
  type StagedImage,
} from '../features/articles/articles.service.ts';
import { bridgeFormula } from './articles/bridge-formula.ts';
import type { DemoArticle } from './articles/demo-article.ts';
import { escorts } from './articles/escorts.ts';
import { oversizePermit } from './articles/oversize-permit.ts';
import { runAt } from './run-at.ts';

export type StagedArticle = { article: DemoArticle; staged: StagedImage };

/** `seedArticles` must follow within the hour. Empty if a Ghost site has the articles. */
export async function stageArticles(deps: Deps): Promise<StagedArticle[]> {
  if (deps.config.blog.kind !== 'database') return [];
  const articles = [oversizePermit, bridgeFormula, escorts];
  return Promise.all(
    articles.map(async (article) => ({ article, staged: await stageImage(deps, await readFile(article.picture)) })),
  );
}

export async function seedArticles(
  deps: Deps,
  tx: Tx,
  { by, articles }: { by: Admin; articles: readonly StagedArticle[] },
) {
  for (const { article, staged } of articles) {
    await runAt(deps, after(deps.clock.now(), -article.daysAgo * DAY), async (then) => {
      const begun = await beginArticle(then, tx, by, article.body);
      await keepImage(then, tx, by, { id: begun.id, staged });
      await showArticle(then, tx, by, begun);
    });
  }
}
