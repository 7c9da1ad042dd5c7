// Prints the current phase of a command and the time of each.

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/** Prints the phase's time at its end, and every 10 seconds. */
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

/** A failure that needs no stack trace. */
export class Refusal extends Error {}

/** Prints the message of a refusal, and the stack of any other error. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exit(1);
  }
}
