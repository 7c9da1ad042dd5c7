import { formatInputMessage, NewPassword, visitorMessages } from '@wideload/contract';
import * as z from 'zod/mini';
import { createFieldProblem } from '#problem.ts';
import { commonPasswords } from './common-passwords.ts';

const isCommon = (password: string) => commonPasswords.has(password.toLowerCase());

/** @throws Problem The list is too long for the schema, which the browser loads. */
export function refuseCommonPassword(password: string): void {
  if (isCommon(password)) throw createFieldProblem('password', visitorMessages['password.common'], 'password.common');
}

/** Why nobody may choose this password; null for one that anybody may. */
export function findWeakness(password: string): string | null {
  const { error } = z.safeParse(NewPassword, password);
  if (error !== undefined) return formatInputMessage(error.issues[0]?.message ?? '');
  return isCommon(password) ? visitorMessages['password.common'] : null;
}
