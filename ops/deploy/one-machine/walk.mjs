// Follows docs/operators/one-machine.md as a stranger does: each command as it is written, in one shell, in a new folder that only
// its owner may enter. The product is the newest commit of this repository.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run, withoutNpm } from '../../../scripts/child.mjs';

const HOUR = '3600';

/** @returns the commands of the guide in their order, and those of its chapter "The end". */
export function readCommands(guide) {
  const [before, after] = guide.split('\n## The end\n');
  const list = (text) => [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands);
  return { commands: list(before), end: list(after) };
}

/** Ends everything that began, also after a failed command. */
function formatScript({ commands, end }) {
  return `set -eo pipefail
end() {
[ $? -eq 0 ] || tail -n 20 "$TRIAL"/*.log
set +e
${end.join('\n')}
}
trap end EXIT
${commands.map((block, at) => `printf "\\n— block ${at + 1} after $SECONDS s\\n"\n${block}`).join('\n')}
printf "\\n— done after $SECONDS s\\n"
`;
}

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function walkGuide() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-guide-'));
  chmodSync(folder, 0o700);
  const guide = readFileSync(path.join(root, 'docs/operators/one-machine.md'), 'utf8');
  const script = path.join(folder, 'guide.sh');
  writeFileSync(script, formatScript(readCommands(guide)));
  try {
    const env = { ...withoutNpm(), WIDELOAD: root };
    const { code, output } = await run(['timeout', HOUR, 'bash', script], { quiet: true, cwd: folder, env });
    console.log(
      code === 0
        ? output
            .split('\n')
            .filter((line) => line.startsWith('— '))
            .join('\n')
        : output,
    );
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
