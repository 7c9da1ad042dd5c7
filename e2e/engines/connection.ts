/**
 * Sends a command of W3C WebDriver to a browser, by its name in Firefox's Marionette, and answers with its value.
 * Rejects with the browser's message if the command fails.
 */
export type Connection = {
  send: (command: Command, params?: object) => Promise<unknown>;
  close: () => Promise<void>;
};

export type Command =
  | 'WebDriver:NewSession'
  | 'WebDriver:Navigate'
  | 'WebDriver:ExecuteScript'
  | 'WebDriver:ElementClick'
  | 'WebDriver:ElementSendKeys'
  | 'WebDriver:PerformActions'
  | 'WebDriver:SwitchToFrame'
  | 'WebDriver:SetWindowRect'
  | 'WebDriver:TakeScreenshot';

/** A browser at work, and how its pages get their size. */
export type Engine = Connection & {
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** The folder that its downloads and prints go to. */
  downloads: string;
};

/** Asks again until there is an answer. @throws after `seconds` */
export async function waitFor<T>(what: string, ask: () => Promise<T | null> | T | null, seconds = 60): Promise<T> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer !== null) return answer;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${what}: not within ${seconds} s`);
}
