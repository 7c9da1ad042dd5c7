/** Messages of the public forms that the server does not have yet. They survive a sign-out: a visitor wrote them. */
const KEY = 'unsent-messages';

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;
/** As long as the server would keep one. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

export type UnsentMessage = { url: string; body: { _id: string; [field: string]: unknown }; typedAt: number };
type Outcome = { kind: 'stored' } | { kind: 'refused'; fields: readonly string[] } | { kind: 'failed' };

/** Where storage is switched off, a message lasts as long as the page. */
let inMemory: UnsentMessage[] = [];

export function readUnsent(now = Date.now()): UnsentMessage[] {
  const kept = readStored() ?? inMemory;
  return kept.filter(({ typedAt }) => typedAt > now - MAX_AGE_MS);
}

function readStored(): UnsentMessage[] | null {
  try {
    // This module alone writes it.
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as UnsentMessage[];
  } catch {
    return null;
  }
}

function write(messages: UnsentMessage[]): void {
  inMemory = messages;
  try {
    if (messages.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(messages));
  } catch {
    // Storage is switched off or full: the page still has them.
  }
}

export function keepMessage(message: UnsentMessage): void {
  write([...readUnsent(), message]);
}

export function forgetMessage({ body }: UnsentMessage): void {
  write(readUnsent().filter((other) => other.body._id !== body._id));
}

/** The message carries its id, so that one which arrives twice is stored once. */
export async function sendMessage({ url, body }: UnsentMessage, timeoutMs = 15_000): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // No network, or no answer in time.
    return { kind: 'failed' };
  }
  // Only our server stores or refuses: a Wi-Fi or a proxy may have a page for any address.
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null) return { kind: 'failed' };
  if (response.ok) return { kind: 'stored' };
  if (response.status === 429 || response.status >= 500) return { kind: 'failed' };
  return { kind: 'refused', fields: listFields(answer) };
}

function listFields(problem: object): string[] {
  if (!('errors' in problem) || !Array.isArray(problem.errors)) return [];
  return problem.errors.map(({ path }) => String(path));
}

let sending: Promise<void> | undefined;

/** Until the server has all of them. A page runs it once at a time. */
export function sendUnsent(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = undefined));
  return sending;
}

async function sendAll(): Promise<void> {
  for (let wait = FIRST_WAIT_MS; readUnsent().length > 0; wait = Math.min(MAX_WAIT_MS, wait * 2)) {
    for (const message of readUnsent()) {
      const { kind } = await sendMessage(message);
      // Another try would be refused as well.
      if (kind !== 'failed') forgetMessage(message);
    }
    if (readUnsent().length > 0) await pause(wait);
  }
}

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
