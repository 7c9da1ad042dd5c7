import { callQuery } from '#lib/api/call-query.ts';
import { restrictions } from '@wideload/contract/client';

export const restrictionsQuery = callQuery(
  ['admin', 'restrictions'],
  restrictions.list,
  {},
  { refetchInterval: 30_000 },
);
