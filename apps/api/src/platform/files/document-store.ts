export const documentKinds = ['permits', 'articles', 'messages'] as const;

/** Consists of our ids, never of user input. */
export type DocumentKey = `${(typeof documentKinds)[number]}/${string}`;

/** Whole files fit into memory. Methods resolve after the file is durably stored or removed. */
export type DocumentStore = {
  put(key: DocumentKey, bytes: Uint8Array, mediaType: string): Promise<void>;
  get(key: DocumentKey): Promise<Uint8Array | null>;
  /** Removing a missing file succeeds. */
  remove(key: DocumentKey): Promise<void>;
};

/** `because` is for the log: it has neither an address nor an account key. */
export class DocumentStoreFailure extends Error {
  override readonly name = 'DocumentStoreFailure';

  constructor(because: string) {
    super(`The storage of documents did not answer: ${because}`);
  }
}

const KEY = new RegExp(`^(?:${documentKinds.join('|')})/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$`);

/** @throws Error for a key that could leave its folder. */
export function checkKey(key: DocumentKey): string {
  if (!KEY.test(key)) throw new Error('The key of a document is made of a noun and an id.');
  return key;
}
