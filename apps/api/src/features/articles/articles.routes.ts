import { articles } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { implement } from '../../platform/http/handle.ts';
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

export function articlesRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'articles',
    endpoints: articles,
    handlers: {
      list: ({ query }) => listPublished(deps, query),
      read: ({ params }) => readPublished(deps, params.id),
      image: ({ params, query }) => readPublishedImage(deps, params.id, query),
      adminList: ({ actor, query }) => listWritten(deps, actor, query),
      adminRead: ({ actor, params }) => readWritten(deps, actor, params.id),
      adminImage: ({ actor, params, query }) => readImage(deps, actor, { id: params.id, width: query.width }),
      create: ({ actor, body }) => createArticle(deps, actor, body),
      save: ({ actor, params, body: { version, ...body } }) =>
        saveArticle(deps, actor, { id: params.id, version, body }),
      publish: ({ actor, params, body }) => publishArticle(deps, actor, { id: params.id, version: body.version }),
      unpublish: ({ actor, params, body }) => unpublishArticle(deps, actor, { id: params.id, version: body.version }),
      remove: async ({ actor, params }) => {
        await removeArticle(deps, actor, params.id);
        return {};
      },
      setImage: ({ actor, params, body }) => setImage(deps, actor, { id: params.id, file: body }),
      removeImage: ({ actor, params }) => removeImage(deps, actor, params.id),
    },
  });
}
