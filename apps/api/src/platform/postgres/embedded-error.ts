/** The embedded server cannot be had. The message is a sentence for the person who started it. */
export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
}

/** Another process serves this data folder. The message is the one sentence that a second `npm start` prints. */
export class DataFolderInUse extends EmbeddedPostgresError {
  override readonly name = 'DataFolderInUse';

  constructor(dataDir: string, owner: string) {
    super(
      `Wideload is already running on the data folder ${dataDir} (${owner}): stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}
