/** Page sizes a list may have (spec [9]). */
export const pageSizes = [2, 3, 5, 10, 20, 50] as const;

/** Pages are counted from 1; nobody has so many. */
export const lastPossiblePage = 1_000_000;

/** Longest text a list can be searched for. */
export const longestSearch = 200;

/** What a list can be asked for: its sort keys (`-` before a key: descending), the first by default, and its page size. */
export type List = { readonly sorts: readonly [string, ...string[]]; readonly pageSize: (typeof pageSizes)[number] };

export const companyList = { sorts: ['name', '-name', 'createdAt', '-createdAt'], pageSize: 5 } as const satisfies List;
export const vehicleList = {
  sorts: ['internalNumber', '-internalNumber', 'createdAt', '-createdAt'],
  pageSize: 5,
} as const satisfies List;
export const orderList = {
  sorts: ['-createdAt', 'createdAt', '-orderNumber', 'orderNumber'],
  pageSize: 5,
} as const satisfies List;
export const notificationList = { sorts: ['-createdAt', 'createdAt'], pageSize: 5 } as const satisfies List;
