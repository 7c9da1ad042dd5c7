// Installs a Debian package, if the machine has apt and the user is root.
import { existsSync } from 'node:fs';
import { run } from './child.mjs';

let updated;

/** Resolves whether or not the package was installed: the caller checks. */
export async function installWithApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  updated ??= run(['apt-get', 'update'], { quiet: true, env });
  await updated;
  await run(['apt-get', 'install', '-y', '--no-install-recommends', name], { quiet: true, env });
}
