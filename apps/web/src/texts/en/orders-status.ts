/** The words of the statuses of an order. */

export const draft = 'Draft';
export const pending = 'Pending';
export const approved = 'Approved';
export const rejected = 'Rejected';
export const all = 'All';
export const filterByStatus = 'Filter by status';
