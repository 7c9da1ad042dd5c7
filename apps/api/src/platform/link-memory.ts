/** Makes a flood of one link cheap: a wrong link costs nothing after its first answer, a right one a small query. */
import { isLinkToken } from './link-tokens.ts';
import { hashSecret } from './secrets.ts';

const MOST_UNKNOWN = 10_000;
const MOST_KEPT = 200;

/** `version` changes with what the link opens. */
type OpenLink = { id: string; version: string };
type Kept<Value> = { version: string; until: number; value: Promise<Value> };

function makeRoom(of: Map<string, unknown> | Set<string>, most: number): void {
  for (const oldest of of.keys()) {
    if (of.size < most) return;
    of.delete(oldest);
  }
}

/** `keptFor`: an unchanged version is built anew after it, in milliseconds. */
export function createLinkMemory<Value>(keptFor: number) {
  const unknown = new Set<string>();
  const values = new Map<string, Kept<Value>>();
  return {
    /**
     * Tokens are random, and none is asked for before it is made: one that opens nothing never will.
     * @returns null for a token that opens nothing
     */
    async find<Row>(token: string, load: (tokenHash: string) => Promise<Row | null>): Promise<Row | null> {
      const tokenHash = hashSecret(token);
      if (!isLinkToken(token) || unknown.has(tokenHash)) return null;
      const row = await load(tokenHash);
      if (row === null) {
        makeRoom(unknown, MOST_UNKNOWN);
        unknown.add(tokenHash);
      }
      return row;
    },
    /** One build for all who open a link at about the same time. */
    async read({ id, version }: OpenLink, now: Date, build: () => Promise<Value>): Promise<Value> {
      const kept = values.get(id);
      if (kept !== undefined && kept.version === version && kept.until > now.getTime()) return kept.value;
      const made = { version, until: now.getTime() + keptFor, value: build() };
      values.delete(id);
      makeRoom(values, MOST_KEPT);
      values.set(id, made);
      try {
        return await made.value;
      } catch (error) {
        if (values.get(id) === made) values.delete(id);
        throw error;
      }
    },
  };
}

export type LinkMemory<Value> = ReturnType<typeof createLinkMemory<Value>>;
