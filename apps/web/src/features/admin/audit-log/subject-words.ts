import type { AuditSubject } from '@wideload/contract/client';
import * as texts from './audit-log.texts.ts';

/** `gone` is for subjects that the log no longer names. */
export const subjectWords: Record<AuditSubject, { one: string; many: string; gone: string }> = {
  order: { one: texts.order, many: texts.ordersAndPermits, gone: texts.orderOfDeletedAccount },
  user: { one: texts.account, many: texts.accounts, gone: texts.accountDeleted },
  article: { one: texts.article, many: texts.articles, gone: texts.articleUnnamed },
  alert: { one: texts.paymentAlert, many: texts.paymentAlerts, gone: texts.paymentAlert },
  mail: { one: texts.mail, many: texts.mails, gone: texts.mail },
  template: { one: texts.template, many: texts.templates, gone: texts.template },
  restriction: { one: texts.restriction, many: texts.restrictions, gone: texts.restriction },
  list: { one: texts.list, many: texts.lists, gone: texts.listUnnamed },
};
