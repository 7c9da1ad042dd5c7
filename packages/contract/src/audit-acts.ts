/** Everything an admin can do that leaves a line in the audit log. */
export const auditActs = [
  'order.status',
  'order.units',
  'order.note',
  'order.charge',
  'order.charge-request',
  'order.charge-withdrawn',
  'order.refund',
  'order.claim',
  'order.release',
  'order.steal',
  'permit.change',
  'permit.document',
  'user.create',
  'user.delete',
  'user.email',
  'user.name',
  'user.phone',
  'user.password',
  'article.create',
  'article.save',
  'article.publish',
  'article.unpublish',
  'article.delete',
  'article.image',
  'alert.resolve',
  'list.export',
] as const;
export type AuditAct = (typeof auditActs)[number];

/** What an act was done to. A list is one that was taken away as a file. */
export const auditSubjects = ['order', 'user', 'article', 'list', 'alert'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Each act in a person's words. */
export const auditWords = {
  'order.status': 'Status changed',
  'order.units': 'Units changed',
  'order.note': 'Note added',
  'order.charge': 'Difference charged',
  'order.charge-request': 'Carrier asked to pay the difference',
  'order.charge-withdrawn': 'Request for the difference withdrawn',
  'order.refund': 'Refund requested',
  'order.claim': 'Order claimed',
  'order.release': 'Order released',
  'order.steal': 'Order taken over',
  'permit.change': 'Permit changed',
  'permit.document': 'Permit document uploaded',
  'user.create': 'Account created',
  'user.delete': 'Account deleted',
  'user.email': 'Email changed',
  'user.name': 'Name changed',
  'user.phone': 'Phone changed',
  'user.password': 'Password changed',
  'article.create': 'Article created',
  'article.save': 'Article saved',
  'article.publish': 'Article published',
  'article.unpublish': 'Article unpublished',
  'article.delete': 'Article deleted',
  'article.image': 'Article image changed',
  'alert.resolve': 'Payment alert dealt with',
  'list.export': 'List downloaded',
} as const satisfies Record<AuditAct, string>;
