import { callQuery } from '#lib/api/call-query.ts';
import { approvals } from '@wideload/contract/client';

export const approvalsQuery = callQuery(['admin', 'approvals'], approvals.list, {}, { refetchInterval: 15_000 });
