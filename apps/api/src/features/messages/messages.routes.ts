import { messages, templates, outreach } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { readMessageFile, uploadFile } from './message-files.ts';
import { answerMessage, askCarrier, markMessagesRead, readThread, withdrawMessage } from './messages.service.ts';
import { receiveMessage } from './outreach.service.ts';
import { changeTemplate, createTemplate, listTemplates, removeTemplate } from './templates.service.ts';

export const messagesRoutes = routesOf('messages', messages, (deps) => ({
  read: ({ actor, params }) => readThread(deps, actor, params.id),
  answer: ({ actor, params, body }) => answerMessage(deps, actor, { orderId: params.id, body }),
  upload: ({ actor, params, query, body }) =>
    uploadFile(deps, actor, { orderId: params.id, name: query.name, file: body }),
  file: ({ actor, params }) => readMessageFile(deps, actor, params.id),
  ask: ({ actor, params, body }) => askCarrier(deps, actor, { orderId: params.id, body }),
  withdraw: ({ actor, params }) => withdrawMessage(deps, actor, params.id),
  markRead: ({ actor, params, body }) => markMessagesRead(deps, actor, { orderId: params.id, last: body.last }),
}));

export const templatesRoutes = routesOf('templates', templates, (deps) => ({
  list: async ({ actor }) => ({ items: await listTemplates(deps, actor) }),
  create: ({ actor, body }) => createTemplate(deps, actor, body),
  change: ({ actor, params, body }) => changeTemplate(deps, actor, { id: params.id, ...body }),
  remove: ({ actor, params }) => removeTemplate(deps, actor, params.id),
}));

export const outreachRoutes = routesOf('outreach', outreach, (deps) => ({
  joinTeam: ({ body, request }) => receiveMessage(deps, { ...body, kind: 'join-team' }, request.ip),
  contactRequest: ({ body, request }) => receiveMessage(deps, { ...body, kind: 'contact', position: '' }, request.ip),
}));
