import { callQuery } from '#lib/api/call-query.ts';
import { templates } from '@wideload/contract/client';

export const templatesQuery = callQuery(['admin', 'templates'], templates.list, {});
