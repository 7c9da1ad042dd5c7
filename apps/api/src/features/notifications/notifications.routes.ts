import { notifications, recipients } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { ownerOf } from '#identities.ts';
import { matchesEtag } from '#platform/http/bodies/etag.ts';
import { routesOf } from '#platform/http/handle.ts';
import type { UnchangedPoll } from '#platform/http/pages/answer-first.ts';
import { recallActor } from '#platform/http/session.ts';
import {
  chooseMails,
  createFeedVersions,
  listNotifications,
  markAllNotificationsRead,
  markRead,
  readMailChoice,
  removeNotification,
  restoreNotification,
  type FeedVersions,
} from './notifications.service.ts';
import { toNotification } from './notifications.wire.ts';
import { addRecipient, listRecipients, removeRecipient } from './recipients.service.ts';

/** A browser that goes on in another account keeps no list of the one before. */
const toEtag = (version: string, { personId, ownerId }: User) =>
  ownerId === ownerOf(personId) ? `"${version}"` : `"${version}-${ownerId}"`;

const addRoutes = routesOf('notifications', notifications, (deps, versions: FeedVersions) => ({
  list: async ({ actor, query, request, reply }) => {
    // Read before the list: a change in between makes the next answer new and is never missed.
    const etag = toEtag(await versions.read(actor), actor);
    reply.header('etag', etag);
    if (matchesEtag(request, etag)) return { status: 304, body: null };
    const { items, total, unread, isShared } = await listNotifications(deps, actor, query);
    const { page, pageSize } = query;
    return {
      status: 200,
      body: { items: items.map(toNotification), total, page, pageSize, unread, ...(isShared && { isShared }) },
    };
  },
  read: ({ actor, params }) => markRead(deps, actor, params.id),
  readAll: ({ actor }) => markAllNotificationsRead(deps, actor),
  readMails: ({ actor }) => readMailChoice(deps, actor),
  chooseMails: ({ actor, body }) => chooseMails(deps, actor, body.whose),
  remove: ({ actor, params }) => removeNotification(deps, actor, params.id),
  restore: ({ actor, params }) => restoreNotification(deps, actor, params.id),
}));

/** @returns how to answer an unchanged poll from memory. */
export function notificationsRoutes(app: FastifyInstance, deps: Deps): UnchangedPoll {
  const versions = createFeedVersions(deps);
  addRoutes(app, deps, versions);
  return {
    // Open pages poll without a query, so there is no input to validate.
    url: `/api${notifications.list.path}`,
    findEtag(headers) {
      const user = recallActor(deps, notifications.list, headers);
      if (user === null) return null;
      const version = versions.peek(user);
      return version === null ? null : toEtag(version, user);
    },
  };
}

export const recipientsRoutes = routesOf('recipients', recipients, (deps) => ({
  list: async ({ actor }) => ({ items: await listRecipients(deps, actor) }),
  create: ({ actor, body }) => addRecipient(deps, actor, body),
  remove: ({ actor, params }) => removeRecipient(deps, actor, params.id).then(() => ({})),
}));
