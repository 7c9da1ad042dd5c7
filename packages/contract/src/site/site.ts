import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** What a visitor's browser may know of the settings. */
export const SiteConfig = z.object({
  /** Sign-ins of the seeded demo accounts; null where there are none, as always in production. */
  demo: z.nullable(z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }))),
  /** Mails can be read at `/dev/mail`. */
  devMail: z.boolean(),
  /** Where articles are written: here at /blog, or in the admin area of a Ghost site. */
  blog: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('database') }),
    z.object({ kind: z.literal('ghost'), adminUrl: z.string() }),
  ]),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

export const site = {
  config: endpoint({
    method: 'GET',
    path: '/site/config',
    access: 'visitor',
    summary: 'What the public pages need to know of this installation',
    answers: { 200: SiteConfig },
  }),
};
