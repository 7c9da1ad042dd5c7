import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

export const SiteConfig = z.object({
  /** Sign-ins of the demo accounts; always null in production. */
  demo: z.nullable(z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }))),
  devMail: z.boolean(),
  /** Writers use /blog here, or the admin area of a Ghost site. */
  blog: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('database') }),
    z.object({ kind: z.literal('ghost'), adminUrl: z.string() }),
  ]),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

export const site = {
  config: endpoint('GET /site/config', {
    access: 'visitor',
    summary: 'What the public pages need to know of this installation',
    answers: { 200: SiteConfig },
  }),
};
