import type { Locator } from '@playwright/test';

/** Keys are counted as a person would press them; a figure of `docs/figures.md` types them at 250 ms each. */
export class Counted {
  /** Presses and fields. */
  actions = 0;
  keys = 0;

  readonly #keyDelayMs = Number(process.env['E2E_KEY_MS'] ?? 0);

  async act(work: Promise<unknown>): Promise<void> {
    this.actions += 1;
    await work;
  }

  press(target: Locator): Promise<void> {
    return this.act(target.click());
  }

  async type(field: Locator, text: string): Promise<void> {
    this.keys += text.length;
    await this.act(
      this.#keyDelayMs === 0 ? field.fill(text) : field.pressSequentially(text, { delay: this.#keyDelayMs }),
    );
  }
}
