/** Names one stored file: what it belongs to and an id of ours, never anything that a person typed. */
export type DocumentKey = `${'permits' | 'articles'}/${string}`;

/** Keeps whole files, small enough to be held in memory. Answers only when the file is kept or gone for good. */
export type DocumentStore = {
  /** Storing under a key that is taken replaces the file. */
  put(key: DocumentKey, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null where nothing is kept under the key. */
  get(key: DocumentKey): Promise<Uint8Array | null>;
  /** Removing what is not there is done already. */
  remove(key: DocumentKey): Promise<void>;
};

/** A storage that did not do its work. `because` is for the log: it holds neither an address nor a key of the account. */
export class DocumentStoreFailure extends Error {
  override readonly name = 'DocumentStoreFailure';

  constructor(because: string) {
    super(`The storage of documents did not answer: ${because}`);
  }
}

/** @throws Error where the key could lead out of its place; a key is made of ids, so this is a fault of ours. */
export function checkedKey(key: DocumentKey): string {
  if (!/^(?:permits|articles)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key))
    throw new Error('The key of a document is made of a noun and an id.');
  return key;
}
