import type { AuditSubject } from '@wideload/contract/client';

/** Kinds of subjects in a person's words; `gone` where the log does not name it any more. */
export const subjectWords: Record<AuditSubject, { one: string; many: string; gone: string }> = {
  order: { one: 'Order', many: 'Orders and permits', gone: 'an order of a deleted account' },
  user: { one: 'Account', many: 'Accounts', gone: 'a deleted account' },
  article: { one: 'Article', many: 'Articles', gone: 'an article' },
  list: { one: 'List', many: 'Lists', gone: 'a list' },
};
