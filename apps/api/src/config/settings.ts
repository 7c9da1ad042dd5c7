/** The settings of a start by their names. */
export type Env = Readonly<Record<string, string | undefined>>;

export class BadSettings extends Error {
  override readonly name = 'BadSettings';
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(`The settings do not fit:\n${sentences.map((sentence) => `  - ${sentence}`).join('\n')}`);
    this.sentences = sentences;
  }
}

/** Reads settings one by one, and collects a sentence for each that does not fit. */
export class Reader {
  readonly wrong: string[] = [];
  readonly #env: Env;

  constructor(env: Env) {
    this.#env = env;
  }

  text(name: string): string | null {
    const value = this.#env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  needed(name: string, why: string): string {
    const value = this.text(name);
    if (value === null) this.wrong.push(`${name} is missing: ${why}.`);
    return value ?? '';
  }

  oneOf<const K extends string>(name: string, choices: readonly [K, ...K[]]): K {
    const value = this.text(name) ?? choices[0];
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.wrong.push(`${name} is '${value}', but it can only be ${choices.join(' or ')}.`);
    return found ?? choices[0];
  }
}
