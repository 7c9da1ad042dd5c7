/** The delay before the first retry doubles with each failure, up to the maximum. */
const firstRetry = 5_000;
const longestRetry = 60_000;

export type AutosavePort = {
  /** Saves the current state; rejects when the server did not store it. */
  send: () => Promise<void>;
  /** Runs after each failure; `false` turns automatic retries off. */
  failed: (reason: unknown) => boolean;
};

/** Saves after a pause. Only one save is in flight at a time, and `send` reads the state when it starts, so the latest change wins. */
export class Autosave {
  readonly #port: AutosavePort;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  #isDue = false;
  #failures = 0;

  constructor(port: AutosavePort) {
    this.#port = port;
  }

  get hasUnsaved(): boolean {
    return this.#isDue || this.#running !== null;
  }

  /** Saves `delay` ms after the last change. */
  schedule(delay: number): void {
    this.#isDue = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  /** Waits for the save in flight, then sends what is due. True when everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#isDue || this.#running !== null) {
      if (!(await (this.#running ?? this.#run()))) return false;
    }
    return true;
  }

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
