import { articles } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import {
  createArticle,
  listPublished,
  listWritten,
  publishArticle,
  readImage,
  readPublished,
  readPublishedImage,
  readWritten,
  removeArticle,
  removeImage,
  saveArticle,
  setImage,
  unpublishArticle,
} from './articles.service.ts';

/** `onChange` is called after each change and before its answer. */
export const articlesRoutes = routesOf('articles', articles, (deps, { onChange }: { onChange(): void }) => {
  async function changed<T>(work: Promise<T>): Promise<T> {
    const answer = await work;
    onChange();
    return answer;
  }
  return {
    list: ({ query }) => listPublished(deps, query),
    read: ({ params }) => readPublished(deps, params.id),
    image: ({ params, query }) => readPublishedImage(deps, params.id, query),
    adminList: ({ actor, query }) => listWritten(deps, actor, query),
    adminRead: ({ actor, params }) => readWritten(deps, actor, params.id),
    adminImage: ({ actor, params, query }) => readImage(deps, actor, { id: params.id, width: query.width }),
    create: ({ actor, body }) => createArticle(deps, actor, body),
    save: ({ actor, params, body: { version, ...body } }) =>
      changed(saveArticle(deps, actor, { id: params.id, version, body })),
    publish: ({ actor, params, body }) =>
      changed(publishArticle(deps, actor, { id: params.id, version: body.version })),
    unpublish: ({ actor, params, body }) =>
      changed(unpublishArticle(deps, actor, { id: params.id, version: body.version })),
    remove: ({ actor, params }) => changed(removeArticle(deps, actor, params.id)),
    setImage: ({ actor, params, body }) => changed(setImage(deps, actor, { id: params.id, file: body })),
    removeImage: ({ actor, params }) => changed(removeImage(deps, actor, params.id)),
  };
});
