/** Spec [9]. */
export const pageSizes = [2, 3, 5, 10, 20, 50] as const;

export const maxPage = 1_000_000;

export const maxSearchLength = 200;

/** The first sort key is the default; `-` before a key sorts descending. */
export type List = { readonly sorts: readonly [string, ...string[]]; readonly pageSize: (typeof pageSizes)[number] };

export const companyList = { sorts: ['name', '-name', 'createdAt', '-createdAt'], pageSize: 5 } as const satisfies List;
export const vehicleList = {
  sorts: ['internalNumber', '-internalNumber', 'createdAt', '-createdAt'],
  pageSize: 5,
} as const satisfies List;
export const orderList = {
  sorts: ['-createdAt', 'createdAt', '-orderNumber', 'orderNumber', '-_id', '_id', 'leaves', '-leaves'],
  pageSize: 5,
} as const satisfies List;

/** The reasons why an order waits for its carrier, in the order in which they are shown. */
export const orderNeeds = ['question', 'refusal', 'payment', 'expiry'] as const;
export type OrderNeed = (typeof orderNeeds)[number];

export const adminOrderList = {
  sorts: [
    '-createdAt',
    'createdAt',
    '-orderNumber',
    'orderNumber',
    '-_id',
    '_id',
    'email',
    '-email',
    'phone',
    '-phone',
    'status',
    '-status',
  ],
  pageSize: 20,
} as const satisfies List;
export const articleList = {
  sorts: ['-updated_at', 'updated_at', 'title', '-title', '-published_at', 'published_at'],
  pageSize: 10,
} as const satisfies List;
export const publishedArticleList = { sorts: ['-published_at'], pageSize: 5 } as const satisfies List;
export const userList = {
  sorts: [
    'email',
    '-email',
    'name',
    '-name',
    'phone',
    '-phone',
    'role',
    '-role',
    'totalPermits',
    '-totalPermits',
    'createdAt',
    '-createdAt',
  ],
  pageSize: 10,
} as const satisfies List;
export const userOrderList = { sorts: ['-createdAt', 'createdAt'], pageSize: 5 } as const satisfies List;
export const userPermitList = { sorts: ['-createdAt', 'createdAt'], pageSize: 5 } as const satisfies List;
/** Carriers are also known by their companies and phones; the list of all accounts is searched by e-mail alone. */
export const userSearches = ['email', 'carrier'] as const;
export const roleFilters = ['admin', 'user'] as const;
export const notificationList = { sorts: ['-createdAt', 'createdAt'], pageSize: 5 } as const satisfies List;
export const payoutList = { sorts: ['-createdAt'], pageSize: 20 } as const satisfies List;
export const payoutLineList = { sorts: ['at'], pageSize: 50 } as const satisfies List;
export const openFeeList = {
  sorts: ['issuedAt', '-issuedAt', 'difference', '-difference', 'orderNumber', '-orderNumber'],
  pageSize: 20,
} as const satisfies List;
export const auditList = { sorts: ['-at'], pageSize: 20 } as const satisfies List;
export const queueList = {
  sorts: [
    'fileBy',
    '-fileBy',
    'firstDay',
    '-firstDay',
    'paidAt',
    '-paidAt',
    'statesLeft',
    '-statesLeft',
    'company',
    '-company',
  ],
  pageSize: 20,
} as const satisfies List;

/** Any holder, no holder, the admin who reads the queue, or another one. */
export const queueHolders = ['all', 'free', 'mine', 'others'] as const;

/** Reasons to look at an order first, in the order in which they are shown. */
export const queueTags = [
  'waiting',
  'carrier-wrote',
  'superload',
  'change-asked',
  'resubmitted',
  'changed',
  'fee-difference',
  'phone',
] as const;

/** The marks that the queue shows of an order: `late` depends on the time and on the permits that came, so nothing is filtered by it. */
export const queueMarks = [...queueTags, 'late'] as const;

export const firstPages = ['dashboard', 'queue'] as const;

/** The fields that admins search orders by, the most telling first. */
export const orderSearchFields = [
  'orderNumber',
  'orderId',
  'permitNumber',
  'poNumber',
  'vin',
  'plate',
  'usdot',
  'phone',
  'email',
  'contact',
  'company',
  'title',
  'unit',
] as const;
