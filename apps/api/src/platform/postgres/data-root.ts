import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readlink, realpath, stat, symlink } from 'node:fs/promises';
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

async function fallbackFor(user: ServerUser, dataDir: string): Promise<string> {
  const made = await mkdir(FALLBACK, { recursive: true });
  // The umask has no say: the server's user has to get through.
  if (made !== undefined) await chmod(FALLBACK, 0o755);
  if (await mayUse(user, '-x', FALLBACK)) return path.join(FALLBACK, randomUUID());
  throw new EmbeddedPostgresError(
    `The user ${user?.name} that the database runs as can enter neither ${dataDir} nor ${FALLBACK}: set DATA_DIR to a folder it can enter, or DATABASE_URL to a PostgreSQL server.`,
  );
}

/** Where the link in a data folder leads; `null` where there is none. */
async function linkedRoot(link: string): Promise<string | null> {
  const target = await readlink(link).catch(() => null);
  return target === null ? null : path.resolve(path.dirname(link), target);
}

/** A link in the data folder leads to data that are elsewhere, so that a new data folder begins anew. Of two starts at once one makes it. */
async function linkElsewhere(link: string, elsewhere: string): Promise<string> {
  await symlink(elsewhere, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await linkedRoot(link)) ?? link;
}

async function chooseRoot(dataDir: string): Promise<{ root: string; user: ServerUser }> {
  const inside = path.join(dataDir, 'postgres');
  const known = await linkedRoot(inside);
  const user = await serverUserFor(known ?? inside);
  if (known !== null) return { root: known, user };
  if (await mayUse(user, '-x', dataDir)) return { root: inside, user };
  if (existsSync(inside))
    throw new EmbeddedPostgresError(
      `The user ${user?.name} that the database in ${inside} runs as cannot enter that folder: let it through the folders above (chmod a+x), or set DATA_DIR to another folder.`,
    );
  return { root: await linkElsewhere(inside, await fallbackFor(user, dataDir)), user };
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
