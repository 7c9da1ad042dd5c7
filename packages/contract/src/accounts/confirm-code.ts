import * as z from 'zod/mini';

/** The six digits of a mail. */
export const ConfirmCodeBody = z.object({
  code: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please input your confirm code!'),
      z.regex(/^\d*$/, 'Wrong format! (ONLY NUMBERS)'),
      z.length(6, 'Should be 6 characters'),
    ),
});
