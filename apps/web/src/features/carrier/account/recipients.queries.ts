import { callQuery } from '#lib/api/call-query.ts';
import { recipients } from '@wideload/contract/client';

export const recipientsQuery = callQuery(['recipients'], recipients.list, {});
