/** Acts that need a second admin if the desk has one with the right. */
export const approvalKinds = [
  'refund',
  'month',
  'month-reopening',
  'admin-role',
  'admin-details',
  'admin-removal',
  'second-factor',
  'customer-removal',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalSubjects = ['order', 'user', 'list'] as const;

export const approvalDecisions = ['approved', 'refused', 'withdrawn'] as const;
export type ApprovalDecision = (typeof approvalDecisions)[number];

export const approvalWords: Readonly<Record<ApprovalKind, string>> = {
  refund: 'A large refund',
  month: 'Closing a month',
  'month-reopening': 'Reopening a month',
  'admin-role': 'Another role of an admin',
  'admin-details': 'Another name or phone number of an admin',
  'admin-removal': 'Deleting an admin',
  'second-factor': 'Removing a second factor',
  'customer-removal': 'Deleting a customer who has paid',
};
