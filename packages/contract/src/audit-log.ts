/** Everything an admin can do that leaves a line in the audit log. */
export const auditActs = [
  'order.status',
  'order.units',
  'order.note',
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
  'list.export',
] as const;
export type AuditAct = (typeof auditActs)[number];

/** What an act was done to. A list is one that was taken away as a file. */
export const auditSubjects = ['order', 'user', 'article', 'list'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
