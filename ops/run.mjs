// npm run ops: runs the jobs of jobs.mjs one after the other, or those that are named.
import { checkNode, install } from '../scripts/install.mjs';
import { sum } from '../scripts/outcome.mjs';
import { main, phase, Refusal } from '../scripts/phases.mjs';
import { jobs } from './jobs.mjs';

function chooseJobs(names) {
  const unknown = names.filter((name) => jobs[name] === undefined);
  if (unknown.length > 0)
    throw new Refusal(`There is no job ${unknown.join(', ')}: use ${Object.keys(jobs).join(', ')}.`);
  return names.length === 0 ? Object.keys(jobs) : names;
}

/** A job that throws has failed, and the others still run. */
async function runJob(name) {
  try {
    return await phase(`${name}, ${jobs[name].title}`, () => jobs[name].run());
  } catch (error) {
    console.log(`✗ ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

await main(async () => {
  const chosen = chooseJobs(process.argv.slice(2));
  checkNode();
  await install();
  const outcomes = [];
  for (const name of chosen) outcomes.push({ name, ...(await runJob(name)) });
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  console.log(
    `\n${outcomes.length - failed.length} of ${outcomes.length} jobs passed, ${sum(outcomes).failed} failures`,
  );
  if (failed.length > 0) throw new Refusal(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
});
