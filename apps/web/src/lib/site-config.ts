import { callQuery } from '#lib/api/call-query.ts';
import { site } from '@wideload/contract/client';

export const siteConfigQuery = callQuery(['site-config'], site.config, {}, { staleTime: Infinity });
