// Writes the copies of the demo articles' pictures in the widths of devices, so that the first start need not make them.
// Run it by hand after `apps/web/scripts/draw-pictures.mjs`: `node apps/api/scripts/prepare-pictures.mjs`.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { prepareImage } = await import('../src/features/articles/prepared-image.ts');

const folder = fileURLToPath(new URL('../src/seed/articles/pictures/', import.meta.url));
const names = readdirSync(folder);
for (const copy of names.filter((name) => name.endsWith('.webp'))) rmSync(folder + copy);
for (const name of names.filter((name) => name.endsWith('.png'))) {
  const drawn = readFileSync(folder + name);
  const { copies } = await prepareImage(drawn);
  for (const { width, bytes } of copies.filter((copy) => copy.bytes.length < drawn.length))
    writeFileSync(`${folder}${name.replace(/png$/, `${width}.webp`)}`, bytes);
}
