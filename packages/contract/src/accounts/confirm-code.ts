import * as z from 'zod/mini';
import type { InputCode } from '../core/input-messages.ts';

export const ConfirmCodeBody = z.object({
  code: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'code.missing' satisfies InputCode),
      z.regex(/^\d*$/, 'numbers.only' satisfies InputCode),
      z.length(6, 'code.length' satisfies InputCode),
    ),
});
