import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { mayUse, serverUserFor, type ServerUser } from './server-user.ts';

/** Where everything of one embedded server lives. */
export type DataRoot = {
  /** The data folder as it was asked for, for messages. */
  dataDir: string;
  /** Private folder with the cluster, the password and what an unfinished start left behind. */
  root: string;
  /** PostgreSQL's own folder. */
  cluster: string;
  passwordFile: string;
  /** Folder of the sockets. Their whole path may have about 107 bytes, so it is short and named by a hash. */
  sockets: string;
  user: ServerUser;
};

/** Used by root when the server's user cannot enter the data folder, below /root for example. */
const FALLBACK = '/var/lib/wideload';

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function makePrivate(folder: string, user: ServerUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const facts = await lstat(folder);
  const owner = process.getuid?.() ?? facts.uid;
  if (!facts.isDirectory() || (owner !== 0 && facts.uid !== owner)) {
    throw new EmbeddedPostgresError(
      `The folder ${folder} belongs to another user: start as that user, set DATA_DIR to a folder of your own, or DATABASE_URL to a PostgreSQL server.`,
    );
  }
  if (user !== null) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
}

async function chooseRoot(dataDir: string): Promise<{ root: string; user: ServerUser }> {
  const root = path.join(dataDir, 'postgres');
  const user = await serverUserFor(root);
  if (await mayUse(user, '-x', dataDir)) return { root, user };
  await mkdir(FALLBACK, { recursive: true, mode: 0o755 });
  const elsewhere = path.join(FALLBACK, hashOf(dataDir));
  const lent = await serverUserFor(elsewhere);
  if (await mayUse(lent, '-x', FALLBACK)) return { root: elsewhere, user: lent };
  throw new EmbeddedPostgresError(
    `The user ${user?.name} that the database runs as can enter neither ${dataDir} nor ${FALLBACK}: set DATA_DIR to a folder it can enter, or DATABASE_URL to a PostgreSQL server.`,
  );
}

/** A fixed place, not TMPDIR: two starts with different environments must meet at the same lock. */
async function socketsParent(): Promise<string> {
  const facts = await stat('/tmp').catch(() => null);
  return facts?.isDirectory() === true ? '/tmp' : tmpdir();
}

/**
 * Makes the folders of the embedded server below `dataDir`, private to the user that it runs as.
 * @throws EmbeddedPostgresError where that user cannot get at any folder.
 */
export async function prepareDataRoot(dataDir: string): Promise<DataRoot> {
  await mkdir(dataDir, { recursive: true });
  // The same folder by another name has the same lock and the same sockets.
  const real = await realpath(dataDir);
  const { root, user } = await chooseRoot(real);
  const sockets = path.join(await socketsParent(), `wideload-${hashOf(root)}`);
  await makePrivate(root, user);
  await makePrivate(sockets, user);
  return {
    dataDir: real,
    root,
    cluster: path.join(root, 'data'),
    passwordFile: path.join(root, 'password'),
    sockets,
    user,
  };
}
