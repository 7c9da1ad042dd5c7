/** Some calls need a fresh proof that it is still the same person. The page asks for it and repeats the call. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** `handler` shows the dialog. */
export function onProofNeeded(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Calls that are refused together share one dialog. @returns false if the person gave no proof */
export async function askForProof(): Promise<boolean> {
  if (ask === null) return false;
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
