import { callQuery } from '#lib/api/call-query.ts';
import { signInMethods } from '@wideload/contract/client';

export const signInMethodsQuery = callQuery(['sign-in-methods'], signInMethods.list, {});
