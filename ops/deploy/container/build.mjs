// npm run image -- <name>: builds the image with podman, buildah or docker, whichever is here. IMAGE_BASE names another base
// with Node.js and npm; NODE_EXTRA_CA_CERTS the certificate of a proxy before the npm registry.
import { run, root } from '../../../scripts/child.mjs';
import { main, Refusal } from '../../../scripts/phases.mjs';

const [name = 'localhost/wideload:1'] = process.argv.slice(2);
const { IMAGE_BASE, NODE_EXTRA_CA_CERTS } = process.env;

/** @throws Refusal without any of them */
async function findBuilder() {
  for (const program of ['podman', 'buildah', 'docker'])
    if ((await run([program, '--version'], { quiet: true })).code === 0) return program;
  throw new Refusal('The image needs podman, buildah or docker, and none of them is installed.');
}

await main(async () => {
  const builder = await findBuilder();
  const base = IMAGE_BASE === undefined ? [] : ['--build-arg', `BASE=${IMAGE_BASE}`];
  const secret = NODE_EXTRA_CA_CERTS === undefined ? [] : ['--secret', `id=ca,src=${NODE_EXTRA_CA_CERTS}`];
  // The health check is part of Docker's format only.
  const format = builder === 'docker' ? [] : ['--format', 'docker'];
  const file = 'ops/deploy/container/Containerfile';
  const { code } = await run([builder, 'build', ...base, ...secret, ...format, '-f', file, '-t', name, '.'], {
    cwd: root,
  });
  if (code !== 0) throw new Refusal(`${builder} could not build the image.`);
  console.log(`The image is ${name}`);
});
