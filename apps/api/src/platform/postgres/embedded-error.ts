export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
}

export class DataFolderInUse extends EmbeddedPostgresError {
  override readonly name = 'DataFolderInUse';

  constructor(dataDir: string, owner: string) {
    super(
      `Wideload is already running on the data folder ${dataDir} (${owner}): stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}
