import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string }>;

/** The address of the script by which a part of the signed-in areas is loaded when it is needed: scripts have names without words. */
export function scriptOf(source: string): string {
  const place = new URL('../../apps/web/dist/.vite/areas.json', import.meta.url);
  // Written by the build.
  const manifest = JSON.parse(readFileSync(place, 'utf8')) as Manifest;
  const [found, ...more] = Object.keys(manifest).filter((key) => key.endsWith(`/${source}`));
  const file = manifest[found ?? '']?.file;
  if (file === undefined || more.length > 0) throw new Error(`No one script is that of ${source}`);
  return `/${file}`;
}
