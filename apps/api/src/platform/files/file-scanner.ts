export type Scan = { result: 'clean' } | { result: 'infected'; found: string };

/** Looks for known malicious content. */
export type FileScanner = {
  /** @throws ScannerFailure The file is neither clean nor infected then. */
  scan(bytes: Uint8Array): Promise<Scan>;
  /** @throws ScannerFailure */
  ping(): Promise<void>;
};

/** `because` is for the log. */
export class ScannerFailure extends Error {
  override readonly name = 'ScannerFailure';

  constructor(because: string, options?: ErrorOptions) {
    super(`The virus scanner did not answer: ${because}`, options);
  }
}
