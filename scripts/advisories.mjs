// npm run advisories: known vulnerabilities of the packages in package-lock.json, from the registry's advisories. Exits 1 for a high or critical
// one, and 2, with the reason, where the registry does not answer: then nothing was checked.
import { npm, root, run } from './child.mjs';

const SEVERE = new Set(['high', 'critical']);

/** npm writes warnings around its report. */
function parseReport(output) {
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  try {
    return JSON.parse(text);
  } catch {
    // An answer that is no report: the caller says that nothing was checked.
    return {};
  }
}

/**
 * The outcome of `npm audit --json`.
 * @returns {{ code: 0 | 1 | 2, lines: string[] }}
 */
export function readAudit(output) {
  const report = parseReport(output);
  if (report.vulnerabilities === undefined || report.metadata === undefined) {
    const why = report.error?.summary || report.message || output.trim().split('\n').at(-1) || 'no answer';
    return { code: 2, lines: [`NOT CHECKED: the registry gave no advisories (${why}).`] };
  }
  const found = Object.values(report.vulnerabilities);
  const lines = found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  const checked = `${report.metadata.dependencies?.total ?? 0} packages checked, ${found.length} with a known vulnerability`;
  return { code: found.some(({ severity }) => SEVERE.has(severity)) ? 1 : 0, lines: [...lines, checked] };
}

async function audit() {
  const patience = ['--fetch-timeout=30000', '--fetch-retries=1'];
  const { output } = await run(npm('audit', '--json', ...patience), { quiet: true, cwd: root });
  return readAudit(output);
}

/**
 * The check as a step of CI. Without an answer of the registry it warns and counts nothing.
 * @param {() => Promise<{ code: 0 | 1 | 2, lines: string[] }>} [ask]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkAdvisories(ask = audit) {
  const { code, lines } = await ask();
  const sign = ['✓', '✗', '⚠'][code];
  for (const line of lines) console.log(`${sign} Advisories: ${line}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 1 ? 1 : 0 };
}

if (process.argv[1] === import.meta.filename) {
  const { code, lines } = await audit();
  for (const line of lines) console.log(line);
  process.exit(code);
}
