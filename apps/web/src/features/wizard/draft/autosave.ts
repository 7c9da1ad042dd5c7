/** How long after a failed save it is tried again; doubled with each failure, up to the longest. */
const firstRetry = 5_000;
const longestRetry = 60_000;

export type AutosavePort = {
  /** Sends the newest state of things; rejects when it was not kept. */
  send: () => Promise<void>;
  /** Told of each failure; `false` when trying again by itself would not help. */
  failed: (reason: unknown) => boolean;
};

/** Saves after a pause: one save on its way at a time, and the newest wins, because `send` reads the state when it begins. */
export class Autosave {
  readonly #port: AutosavePort;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  #isDue = false;
  #failures = 0;

  constructor(port: AutosavePort) {
    this.#port = port;
  }

  /** Whether something is still to be sent, or on its way. */
  get hasUnsaved(): boolean {
    return this.#isDue || this.#running !== null;
  }

  /** Something changed: send it after `delay` ms without a further change. */
  schedule(delay: number): void {
    this.#isDue = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  /** Sends what is due now, after the save on its way, if any. True when nothing is left unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#isDue || this.#running !== null) {
      if (!(await (this.#running ?? this.#run()))) return false;
    }
    return true;
  }

  /** Nothing is due any more, and no retry follows. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#isDue = false;
    this.#failures = 0;
  }

  #run(): Promise<boolean> {
    this.#isDue = false;
    this.#running = this.#sendOnce().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #sendOnce(): Promise<boolean> {
    try {
      await this.#port.send();
      this.#failures = 0;
      return true;
    } catch (reason) {
      const mayRetry = this.#port.failed(reason);
      if (mayRetry) this.schedule(Math.min(firstRetry * 2 ** this.#failures, longestRetry));
      else this.#isDue = true;
      this.#failures += 1;
      return false;
    }
  }
}
