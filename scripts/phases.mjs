// Prints what a command is doing and how long each part took.

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/** Runs `work` as a named phase: its time is printed when it ends, and every 10 seconds that it goes on. */
export async function phase(name, work) {
  const begin = performance.now();
  const alive = setInterval(() => console.log(`  ${name} … ${seconds(performance.now() - begin)}`), 10_000);
  alive.unref();
  try {
    const result = await work();
    console.log(`  ${name}: ${seconds(performance.now() - begin)}`);
    return result;
  } catch (error) {
    console.log(`  ${name}: failed after ${seconds(performance.now() - begin)}`);
    throw error;
  } finally {
    clearInterval(alive);
  }
}

/** A failure whose message is all that a person needs. */
export class Refusal extends Error {}

/** Runs a command's main function; a refusal ends it with its sentence, anything else with its stack. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exit(1);
  }
}
