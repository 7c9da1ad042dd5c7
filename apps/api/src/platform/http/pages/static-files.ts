import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../bodies/accepted-encoding.ts';
import { matchesEtag } from '../bodies/etag.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** In the order of preference: the build writes these forms beside a file that they make smaller. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found?.isFile() ?? false;
}

async function findSmallest(file: string, request: FastifyRequest) {
  for (const { name, suffix } of encodings)
    if (acceptsEncoding(request, name) && (await isFile(file + suffix))) return { file: file + suffix, encoding: name };
  return { file, encoding: null };
}

/** Sends a file of the build, as small as the client takes it. The caller vouches for the name: it is never a client's own words. */
export async function sendStatic(
  file: string,
  cacheControl: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const chosen = await findSmallest(file, request);
  const handle = await open(chosen.file);
  const { size, mtimeMs } = await handle.stat();
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  reply.header('cache-control', cacheControl).header('etag', `W/${etag}`).header('vary', 'accept-encoding');
  if (matchesEtag(request, etag)) {
    await handle.close();
    return reply.code(304).send();
  }
  if (chosen.encoding !== null) reply.header('content-encoding', chosen.encoding);
  reply.type(mediaTypes[path.extname(file)] ?? 'application/octet-stream').header('content-length', size);
  return reply.send(handle.createReadStream());
}
