import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string }>;

/** The address of the lazy chunk for a source file: chunk names are hashes. */
export function findScript(source: string): string {
  const place = new URL('../../apps/web/dist/.vite/areas.json', import.meta.url);
  const manifest = JSON.parse(readFileSync(place, 'utf8')) as Manifest;
  const [found, ...more] = Object.keys(manifest).filter((key) => key.endsWith(`/${source}`));
  const file = manifest[found ?? '']?.file;
  if (file === undefined || more.length > 0) throw new Error(`No one script is that of ${source}`);
  return `/${file}`;
}
