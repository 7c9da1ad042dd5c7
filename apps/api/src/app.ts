import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountJoinsRoutes, usersRoutes } from '#features/users/users.routes.ts';
import { accountsRoutes } from '#features/accounts/accounts.routes.ts';
import { peopleRoutes } from '#features/accounts/people/people.routes.ts';
import { signInMethodsRoutes } from '#features/accounts/second-factor/sign-in-methods.routes.ts';
import { auditLogRoutes } from '#features/audit-log/audit-log.routes.ts';
import { apiKeysRoutes, webhooksRoutes } from '#features/programs/programs.routes.ts';
import { approvalsRoutes } from '#features/approvals/approvals.routes.ts';
import { articlesRoutes } from '#features/articles/articles.routes.ts';
import { feedRoutes } from '#features/articles/feed.routes.ts';
import { combinationsRoutes, trailersRoutes, trucksRoutes } from '#features/vehicles/vehicles.routes.ts';
import { companiesRoutes } from '#features/companies/companies.routes.ts';
import { devMailRoutes } from '#features/site/dev-mail.routes.ts';
import { messagesRoutes, templatesRoutes, outreachRoutes } from '#features/messages/messages.routes.ts';
import { notificationsRoutes, recipientsRoutes } from '#features/notifications/notifications.routes.ts';
import { booksRoutes, payoutsRoutes, statementsRoutes } from '#features/money/books/books.routes.ts';
import { feeDifferencesRoutes } from '#features/money/fee-differences/fee-differences.routes.ts';
import { ledgerRoutes } from '#features/money/ledger/ledger.routes.ts';
import { locationsRoutes, placesRoutes, routesRoutes } from '#features/trip/trip.routes.ts';
import { siteRoutes } from '#features/site/site.routes.ts';
import { statesRoutes, provisionsRoutes } from '#features/states/states.routes.ts';
import { createTurnarounds } from '#features/states/turnaround.service.ts';
import { securityTxtRoutes } from '#features/site/security-txt.routes.ts';
import { sitemapRoutes } from '#features/site/sitemap.routes.ts';
import { optOutsRoutes } from '#features/notifications/opt-outs.routes.ts';
import { adjustmentsRoutes } from '#features/money/adjustments/adjustments.routes.ts';
import { cardsRoutes } from '#features/money/cards/cards.routes.ts';
import { paymentAlertsRoutes } from '#features/money/settle/payment-alerts.routes.ts';
import { statePdfRoutes, permitsRoutes, waitsRoutes } from '#features/permits/permits.routes.ts';
import { restrictionsRoutes, warningsRoutes } from '#features/warnings/warnings.routes.ts';
import { calendarFeedsRoutes } from '#features/packets/calendar-feeds.routes.ts';
import { packetsRoutes } from '#features/packets/packets.routes.ts';
import { personalDataRoutes } from '#features/personal-data/personal-data.routes.ts';
import { adminOrdersRoutes, weekBoardRoutes } from '#features/orders/list/admin-orders.routes.ts';
import { orderStartRoutes } from '#features/orders/draft/order-start.routes.ts';
import { ordersRoutes } from '#features/orders/orders.routes.ts';
import { correctionsRoutes, orderChangesRoutes } from '#features/order-changes/order-changes.routes.ts';
import { orderFileRoutes } from '#features/order-file/order-file.routes.ts';
import { paymentsRoutes } from '#features/money/payments.routes.ts';
import { createPayGate, createPaymentGuard, withWatchedGateway } from '#features/money/payments.service.ts';
import { refundsRoutes } from '#features/money/refunds/refunds.routes.ts';
import { phoneChargesRoutes } from '#features/money/charges/phone-charges.routes.ts';
import { stateQuestionsRoutes, phoneOrdersRoutes, orderSearchRoutes } from '#features/desk/desk.routes.ts';
import { queueRoutes } from '#features/queue/queue.routes.ts';
import { systemRoutes } from '#features/system/system.routes.ts';
import { statisticsRoutes } from '#features/statistics/statistics.routes.ts';
import { webhookRoutes } from '#features/money/settle/webhook.routes.ts';
import { buildSecurityHeaders, guardBrowsers } from '#platform/http/guards/browser-guard.ts';
import { endConnectionsOnClose } from '#platform/http/guards/closing.ts';
import { refuseWritesWithoutRoom, refuseUnderOverload } from '#platform/http/guards/overload.ts';
import { refuseCardNumbers } from '#platform/http/guards/card-numbers.ts';
import { refuseUndeclaredRoutes } from '#platform/http/handle.ts';
import { serveHealth } from '#platform/http/health.ts';
import { collectEndpoints, serveOpenApi } from '#platform/http/openapi.ts';
import { warnOfUntrustedProxy } from '#platform/http/guards/forwarded.ts';
import { answerUnparsed } from '#platform/http/guards/unparsed-requests.ts';
import { answerUnreadableAddress, installProblems } from '#platform/http/problem-answer.ts';
import { readJsonAsUtf8 } from '#platform/http/bodies/read-json.ts';
import { compressAnswers } from '#platform/http/bodies/compress-answers.ts';
import { limitRequestTime, requestTimes, type RequestTimes } from '#platform/http/guards/request-time.ts';
import { RequestLog } from '#platform/http/request-log.ts';
import {
  answerFirst,
  type FirstAnswer,
  createKeptPageAnswer,
  createUnchangedPollAnswer,
} from '#platform/http/pages/answer-first.ts';
import { registerRedirects } from '#platform/http/pages/redirects.ts';
import { countRefusedKeyCalls } from '#platform/http/guards/refused-key-calls.ts';
import { limitRates } from '#platform/http/guards/rate-limit.ts';
import { formatVersion, watchVersion } from '#platform/http/pages/content-version.ts';
import { serveWeb } from '#platform/http/pages/web.ts';
import { compileSerializer, compileStrictSerializer, compileValidator } from '#platform/http/schema-compilers.ts';
import { createReadiness } from '#platform/readiness.ts';
import type { Tracing } from '#platform/tracing.ts';
import { measureRequests, type RequestMetrics } from '#platform/measure-requests.ts';
import { serveDisputes, serveStandIn } from '#providers/payments/stand-in.routes.ts';
import { SECOND } from './clock.ts';
import type { Deps } from './deps.ts';

const BODY_LIMIT = 256 * 1024;

export type AppOptions = {
  webRoot?: string;
  requestTimes?: RequestTimes;
  /** Counts requests; absent: no metrics. */
  requestMetrics?: RequestMetrics;
  /** Absent: no traces. */
  tracing?: Pick<Tracing, 'traceRequests'>;
  /** Tests check each value of an answer; a server writes the fields of its schema. */
  checksAnswers?: true;
};

type FastifyParts = { times: RequestTimes; serializer: typeof compileSerializer };

function setBelow(): never {
  throw new Error('A route was added before the compilers of its schemas.');
}

function createFastify({ config, log }: Deps, { times, serializer }: FastifyParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    // Quicker than an id that is in order, which a request does not need.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    requestTimeout: times.upload,
    connectionTimeout: 30 * SECOND,
    trustProxy: config.trustProxy ?? false,
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnparsed,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: SECOND },
    routerOptions: { maxParamLength: 200 },
    // Otherwise Fastify loads Ajv and makes compilers that nobody uses.
    schemaController: { compilersFactory: { buildValidator: setBelow, buildSerializer: setBelow } },
  });
  // A form on another site can send text, but not JSON.
  app.removeContentTypeParser('text/plain');
  readJsonAsUtf8(app);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializer);
  return app;
}

export async function buildApp(given: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const deps = withWatchedGateway(given);
  const { webRoot, requestTimes: times = requestTimes, requestMetrics, tracing } = options;
  const serializer = options.checksAnswers === true ? compileStrictSerializer : compileSerializer;
  const app = createFastify(deps, { times, serializer });
  refuseUndeclaredRoutes(app);
  tracing?.traceRequests(app);
  if (requestMetrics !== undefined) measureRequests(app, requestMetrics);
  limitRequestTime(app, times);
  installProblems(app);
  endConnectionsOnClose(app);
  warnOfUntrustedProxy(app, deps.config);
  refuseWritesWithoutRoom(app, deps.disk);
  compressAnswers(app);
  app.addHook('onClose', async () => void (await Promise.all([deps.documents.close(), deps.papers.close()])));
  await app.register(cookie);
  const securityHeaders = buildSecurityHeaders(deps.config);
  guardBrowsers(app, securityHeaders);
  refuseCardNumbers(app);
  countRefusedKeyCalls(app, deps);
  if (deps.config.rateLimits) {
    refuseUnderOverload(app);
    await limitRates(app, deps);
  }
  const endpoints = collectEndpoints(app);
  const payGate = createPayGate(deps);
  const readiness = createReadiness(deps, payGate.isOpen);
  serveHealth(app, readiness);
  if (deps.config.apiDocs) serveOpenApi(app, endpoints, deps.config);
  registerRedirects(app);
  accountsRoutes(app, deps);
  signInMethodsRoutes(app, deps);
  webhooksRoutes(app, deps);
  apiKeysRoutes(app, deps);
  peopleRoutes(app, deps);
  siteRoutes(app, deps);
  const turnarounds = createTurnarounds(deps);
  statesRoutes(app, deps, turnarounds);
  securityTxtRoutes(app, deps);
  outreachRoutes(app, deps);
  locationsRoutes(app, deps);
  placesRoutes(app, deps);
  routesRoutes(app, deps);
  companiesRoutes(app, deps);
  trucksRoutes(app, deps);
  trailersRoutes(app, deps);
  combinationsRoutes(app, deps);
  devMailRoutes(app, deps);
  const guard = createPaymentGuard(deps);
  accountJoinsRoutes(app, deps, guard);
  const paying = { ...deps, db: deps.payingDb };
  ordersRoutes(app, deps, { payments: guard, turnarounds });
  orderStartRoutes(app, deps);
  weekBoardRoutes(app, deps);
  adminOrdersRoutes(app, deps, { payments: guard });
  orderChangesRoutes(app, deps);
  correctionsRoutes(app, deps, { payments: guard });
  orderFileRoutes(app, deps);
  phoneOrdersRoutes(app, deps);
  stateQuestionsRoutes(app, deps, { payments: guard });
  phoneChargesRoutes(app, paying, payGate);
  templatesRoutes(app, deps);
  adjustmentsRoutes(app, deps);
  feeDifferencesRoutes(app, deps);
  permitsRoutes(app, deps);
  packetsRoutes(app, deps);
  calendarFeedsRoutes(app, deps, turnarounds);
  warningsRoutes(app, deps);
  restrictionsRoutes(app, deps);
  optOutsRoutes(app, deps);
  recipientsRoutes(app, deps);
  waitsRoutes(app, deps, turnarounds);
  statePdfRoutes(app, deps);
  messagesRoutes(app, deps);
  const poll = notificationsRoutes(app, deps);
  cardsRoutes(app, paying, guard);
  personalDataRoutes(app, deps, guard);
  usersRoutes(app, deps, guard);
  paymentsRoutes(app, paying, payGate);
  refundsRoutes(app, deps);
  paymentAlertsRoutes(app, deps);
  provisionsRoutes(app, deps);
  statisticsRoutes(app, deps);
  ledgerRoutes(app, deps);
  payoutsRoutes(app, deps);
  booksRoutes(app, deps);
  statementsRoutes(app, deps);
  auditLogRoutes(app, deps);
  approvalsRoutes(app, deps);
  orderSearchRoutes(app, deps);
  queueRoutes(app, deps, turnarounds);
  systemRoutes(app, deps, { readiness, turnarounds });
  const content = watchVersion(async () => formatVersion(await deps.blog.version(), deps.clock.now()), {
    onFailure: (err) => deps.log.warn({ event: 'pages.version_unknown', err }),
  });
  articlesRoutes(app, deps, { onChange: content.forget });
  feedRoutes(app, deps);
  webhookRoutes(app, paying);
  if (deps.standIn !== null) {
    serveStandIn(app, deps.standIn);
    serveDisputes(app, deps.standIn);
  }
  const answers: FirstAnswer[] = [createUnchangedPollAnswer({ poll, securityHeaders })];
  if (webRoot !== undefined) {
    const { addresses, findKept } = await serveWeb(app, { webRoot, origin: deps.config.publicUrl, content });
    sitemapRoutes(app, deps, { addresses });
    answers.push(createKeptPageAnswer({ findKept, securityHeaders }));
  }
  // A trace begins in a hook of the framework.
  if (tracing === undefined) answerFirst(app, { answers, metrics: requestMetrics });
  return app;
}
