import type { ArticleBody } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { after, DAY } from '#clock.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import {
  beginArticle,
  keepImage,
  showArticle,
  stageImage,
  type StagedImage,
} from '#features/articles/articles.service.ts';
import { bridgeFormula } from './articles/bridge-formula.ts';
import type { DemoArticle } from './articles/demo-article.ts';
import { readPicture } from './articles/demo-picture.ts';
import { escorts } from './articles/escorts.ts';
import { oversizePermit } from './articles/oversize-permit.ts';
import { runAt } from './run-at.ts';

export type StagedArticle = { article: DemoArticle; pictures: Record<keyof DemoArticle['pictures'], StagedImage> };

/** `seedArticles` must follow within the hour. Empty if a Ghost site has the articles. */
export async function stageArticles(deps: Deps): Promise<StagedArticle[]> {
  if (deps.config.blog.kind !== 'database') return [];
  const articles = [oversizePermit, bridgeFormula, escorts];
  return Promise.all(
    articles.map(async (article) => {
      const stage = async (picture: URL) => stageImage(deps, await readPicture(picture));
      const [en, es] = await Promise.all([stage(article.pictures.en), stage(article.pictures.es)]);
      return { article, pictures: { en, es } };
    }),
  );
}

type Publication = { by: Admin; body: ArticleBody; staged: StagedImage };

async function publish(deps: Deps, tx: Tx, { by, body, staged }: Publication): Promise<string> {
  const begun = await beginArticle(deps, tx, by, body);
  await keepImage(deps, tx, by, { id: begun.id, staged });
  await showArticle(deps, tx, by, begun);
  return begun.id;
}

export async function seedArticles(
  deps: Deps,
  tx: Tx,
  { by, articles }: { by: Admin; articles: readonly StagedArticle[] },
) {
  for (const { article, pictures } of articles) {
    await runAt(deps, after(deps.clock.now(), -article.daysAgo * DAY), async (then) => {
      const english: ArticleBody = { ...article.body, language: 'en', translation_of: null };
      const id = await publish(then, tx, { by, body: english, staged: pictures.en });
      const spanish: ArticleBody = { ...article.inSpanish, language: 'es', translation_of: id };
      await publish(then, tx, { by, body: spanish, staged: pictures.es });
    });
  }
}
