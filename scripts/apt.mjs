// Installs a Debian package where this is possible: as root on a machine that has apt.
import { existsSync } from 'node:fs';
import { run } from './child.mjs';

let updated;

/** @returns {Promise<void>} whether or not the package is there: whoever needs it looks. */
export async function installWithApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  updated ??= run(['apt-get', 'update'], { quiet: true, env });
  await updated;
  await run(['apt-get', 'install', '-y', '--no-install-recommends', name], { quiet: true, env });
}
