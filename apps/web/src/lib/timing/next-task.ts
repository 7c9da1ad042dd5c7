/** Lets the browser answer and paint between two parts of a long work. */
export function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
