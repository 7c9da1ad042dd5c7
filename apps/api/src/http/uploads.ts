import type { Endpoint } from '@wideload/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Problem } from '../problem.ts';

/** What an endpoint whose body is a file takes. */
type Upload = { readonly mediaTypes: readonly string[]; readonly maxBytes: number };

type FileSchema = { contentMediaType?: string; maxLength?: number; anyOf?: readonly FileSchema[] };

/** Null for an endpoint whose body is JSON, or that has none. */
export function uploadTo({ body }: Endpoint): Upload | null {
  if (!(body instanceof z.ZodMiniFile)) return null;
  // Zod prints a file of several types as one alternative for each.
  const whole = z.toJSONSchema(body) as FileSchema;
  const alternatives = whole.anyOf ?? [whole];
  const mediaTypes = alternatives.flatMap(({ contentMediaType }) => contentMediaType ?? []);
  const maxBytes = alternatives[0]?.maxLength ?? whole.maxLength;
  if (mediaTypes.length === 0 || maxBytes === undefined)
    throw new Error('An upload names its media types and its largest size (`uploadOf`).');
  return { mediaTypes, maxBytes };
}

function mediaTypeOf({ headers }: FastifyRequest): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Lets the server read files of these types; which endpoint takes them is `refuseOtherMedia`'s. */
export function readUploads(app: FastifyInstance, { mediaTypes }: Upload): void {
  for (const type of mediaTypes) {
    if (app.hasContentTypeParser(type)) continue;
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => {
      return new File([new Uint8Array(bytes)], 'upload', { type });
    });
  }
}

/**
 * A body of another kind than the endpoint takes is refused before it is read. Browsers ask before they send any of these types to
 * another site, as they do for JSON, and the token is in a header: a form elsewhere can send neither.
 * @throws Problem `input.media-type`.
 */
export function refuseOtherMedia(request: FastifyRequest, upload: Upload | null): void {
  const type = mediaTypeOf(request);
  if (upload === null) {
    if (type !== '' && type !== 'application/json') throw new Problem('input.media-type');
    return;
  }
  if (upload.mediaTypes.includes(type)) return;
  throw new Problem('input.media-type', { detail: `The file must be one of: ${upload.mediaTypes.join(', ')}.` });
}
