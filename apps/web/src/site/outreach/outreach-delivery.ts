export type Outcome = { kind: 'kept' } | { kind: 'limited' } | { kind: 'refused'; fields: readonly string[] };

export type Delivery = {
  url: string;
  /** The visitor may edit the message while the delivery retries. */
  body: () => object;
  onWait: (isOffline: boolean) => void;
};

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
const TIMEOUT_MS = 15_000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    }
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
}

function listFields(problem: unknown): string[] {
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return [];
  return Array.isArray(problem.errors) ? problem.errors.map(({ path }) => String(path)) : [];
}

/** @returns null where a retry may succeed. */
async function sendOnce(url: string, body: object): Promise<Outcome | null> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // No network, or a timeout: the same id makes a retry harmless.
    return null;
  }
  if (response.ok) return { kind: 'kept' };
  if (response.status === 429) return { kind: 'limited' };
  if (response.status >= 500) return null;
  const problem: unknown = await response.json().catch(() => null);
  return { kind: 'refused', fields: listFields(problem) };
}

export async function deliver({ url, body, onWait }: Delivery): Promise<Outcome> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(MAX_WAIT_MS, wait * 2)) {
    const outcome = await sendOnce(url, body());
    if (outcome !== null) return outcome;
    onWait(!navigator.onLine);
    await pause(wait);
  }
}
