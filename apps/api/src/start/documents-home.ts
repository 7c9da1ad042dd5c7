import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '#deps.ts';
import { StartFailed } from './start-failed.ts';

const MARK = '.folder-id';
const OWN_FOLDER = 0o700;

/** Two starts at once both read the id of the first. */
async function readOrWriteFolderId(folder: string, id: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  const file = path.join(folder, MARK);
  try {
    await writeFile(file, id, { flag: 'wx', flush: true });
    return id;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}

/** The first start notes its folder. */
async function noteHome({ db, clock }: Pick<Deps, 'db' | 'clock'>, folder: string): Promise<string> {
  const values = { folder, noted_at: clock.now() };
  await db
    .insertInto('documents_home')
    .values(values)
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
  return (await db.selectFrom('documents_home').select('folder').executeTakeFirstOrThrow()).folder;
}

/**
 * Servers on several machines need a common storage: with a folder on each, a permit stored by one is missing for the other.
 * @throws StartFailed in production if the database has its files in another folder
 */
export async function checkDocumentsHome(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'ids' | 'log'>,
  say: (sentence: string) => void,
): Promise<void> {
  const { documents, production } = deps.config;
  if (documents.kind !== 'folder') return;
  const here = await readOrWriteFolderId(documents.folder, deps.ids());
  const home = await noteHome(deps, here);
  if (home === here) return;
  const sentence = `The files of this database are not in ${documents.folder}, but in a folder with another ${MARK} (${home}). Servers on several machines need DOCUMENTS_PROVIDER=s3 or one folder that all of them mount. If this folder has all files, write that id into its ${MARK}.`;
  if (production) throw new StartFailed(sentence);
  deps.log.warn({ event: 'documents.other_folder', home, here });
  say(sentence);
}
