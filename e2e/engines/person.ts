import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from '@playwright/test';
import { waitFor, type Engine } from './connection.ts';
import { findInPage, measureDialogInPage, type Area, type Sought } from './find-in-page.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The key under which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Element = { [elementKey]: string };

/** The body of a function: where the element is, null unless it can be pressed. */
const findPlace = `
  const [element] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOnTop = top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element);
  return isOnTop && !element.matches('[aria-disabled=true], [aria-busy=true], :disabled') ? [x, y] : null;`;

type Place = [x: number, y: number];

/** By as much the middle of an area may lie between pixels, and Firefox then scrolls back and forth. */
const aPixel = 1;

const enter = '\uE007';

/** While a page is being drawn, what was found can be replaced before the browser answers: then nothing was found yet. */
function seeNothingReplaced(error: unknown): null {
  if (/no longer attached|stale element/i.test(String(error))) return null;
  throw error;
}

/** Sees and uses a page as a person does: what is out of sight or covered cannot be pressed. */
export class Person {
  readonly #engine: Engine;
  #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** From now on its addresses are those of another origin. */
  moveTo(origin: string): void {
    this.#origin = origin;
  }

  async open(address: string): Promise<void> {
    await this.#engine.send('WebDriver:Navigate', { url: new URL(address, this.#origin).href });
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.open('/auth');
    // Until the dialog is open, the page behind it has a field for an e-mail too.
    await this.seeDialog('Sign In');
    await this.type('Email', email);
    await this.type('Password', password);
    await this.press('Sign In');
  }

  /** Runs `script` as the body of a function in the page. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    // Cast: the caller knows what its script returns.
    return this.#engine.send('WebDriver:ExecuteScript', { script, args }) as Promise<T>;
  }

  /** Finds it now, or nothing. The library and the search are one script: Firefox runs each script in a world of its own. */
  async #look(sought: Sought): Promise<Element | null> {
    const search = `return 'findForPerson' in window ? window.findForPerson(arguments[0]) : 'a new page'`;
    const found = await this.run<Element | null | 'a new page'>(search, sought).catch(seeNothingReplaced);
    if (found !== 'a new page') return found;
    await this.run(`${library}\nwindow.findForPerson = ${findInPage.toString()}`);
    return null;
  }

  /** Waits until it can be seen. */
  async find(sought: Sought): Promise<Element> {
    return waitFor(JSON.stringify(sought), () => this.#look(sought));
  }

  async see(text: string): Promise<void> {
    await this.find({ text });
  }

  async seeHeading(name: string): Promise<void> {
    await this.find({ role: 'heading', name });
  }

  /** Waits until it is gone. */
  async seeGone(sought: Sought): Promise<void> {
    await this.#look(sought);
    await waitFor(`${JSON.stringify(sought)} to go`, async () => ((await this.#look(sought)) === null ? true : null));
  }

  async press(name: string, role = 'button', within?: Area): Promise<void> {
    await this.#click({ role, name, within });
  }

  /** By a pointer at its middle: WebDriver scrolls to no shape of a drawing. */
  async pressShape(sought: Sought): Promise<void> {
    const [x, y] = await this.run<Place>(
      `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = arguments[0].getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];`,
      await this.find(sought),
    );
    const actions = [
      { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#engine.send('WebDriver:PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  /** Finds it anew at each try: a page that is being drawn may replace, move or cover it. */
  async #click(sought: Sought): Promise<Element> {
    let refusal: unknown;
    const press = async () => {
      const element = await this.find(sought);
      try {
        if (!(await this.#isReady(element))) return null;
        await this.#engine.send('WebDriver:ElementClick', { id: element[elementKey] });
        return element;
      } catch (error) {
        refusal = error;
        return null;
      }
    };
    return waitFor(`a press on ${JSON.stringify(sought)}`, press).catch((error: unknown) => {
      throw new Error(`${String(error)}: ${String(refusal)}`, { cause: error });
    });
  }

  /** In the middle of the window, not covered, still, and not at work. */
  async #isReady(element: Element): Promise<boolean> {
    const before = await this.run<Place | null>(findPlace, element);
    await new Promise((done) => setTimeout(done, 150));
    const after = await this.run<Place | null>(findPlace, element);
    if (before === null || after === null) return false;
    return Math.abs(before[0] - after[0]) <= aPixel && Math.abs(before[1] - after[1]) <= aPixel;
  }

  async #replace(sought: Sought, text: string): Promise<void> {
    const field = await this.#click(sought);
    await this.run(`arguments[0].select()`, field);
    await this.#engine.send('WebDriver:ElementSendKeys', { id: field[elementKey], text });
  }

  /** Replaces what is in the field. */
  async type(label: string, text: string): Promise<void> {
    await this.#replace({ label }, text);
  }

  /** The field is that of a group, such as a length of feet and inches. */
  async typeLength(name: string, text: string): Promise<void> {
    await this.#replace({ role: 'textbox', name: '//', within: { role: 'group', name } }, text);
  }

  async pressEnter(): Promise<void> {
    await this.#engine.send('WebDriver:PerformActions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value: enter },
            { type: 'keyUp', value: enter },
          ],
        },
      ],
    });
  }

  /** Chooses a file of this machine. */
  async attach(label: string, file: string): Promise<void> {
    const field = await waitFor(`a field for a file, '${label}'`, () =>
      this.run<Element | null>(
        `return [...document.querySelectorAll('[type=file]')].find((one) => {
          const named = [...one.labels].map((label) => label.textContent).concat(one.ariaLabel ?? '').join(' ');
          return named.includes(arguments[0]);
        }) ?? null`,
        label,
      ),
    );
    await this.#engine.send('WebDriver:ElementSendKeys', { id: field[elementKey], text: file });
  }

  /** The file that `press` has the browser save, once it is complete. */
  async save(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const { downloads } = this.#engine;
    for (const name of readdirSync(downloads)) rmSync(path.join(downloads, name));
    await press();
    let size = 0;
    const name = await waitFor('a saved file', () => {
      const names = readdirSync(downloads);
      const [first] = names;
      if (first === undefined || names.length > 1 || /\.(?:part|wkdownload)$/.test(first)) return null;
      const file = path.join(downloads, first);
      const before = size;
      size = existsSync(file) ? statSync(file).size : 0;
      return size > 0 && size === before ? first : null;
    });
    return { name, bytes: readFileSync(path.join(downloads, name)) };
  }

  /** Picks an option of a native list. */
  async choose(name: string, option: string): Promise<void> {
    const list = await this.find({ label: name });
    const found = await this.run<Element | null>(
      `return [...arguments[0].options].find((one) => one.label === arguments[1]) ?? null`,
      list,
      option,
    );
    if (found === null) throw new Error(`No '${option}' in '${name}'.`);
    await this.#engine.send('WebDriver:ElementClick', { id: found[elementKey] });
  }

  /** Waits until the field has this value. */
  async seeValue(label: string, value: string | RegExp): Promise<void> {
    await waitFor(`'${label}' with ${String(value)}`, async () => {
      const found = await this.run<string>(`return arguments[0].value`, await this.find({ label }));
      return (typeof value === 'string' ? found === value : value.test(found)) ? true : null;
    });
  }

  /** The text of the description of a term. */
  async read(term: string): Promise<string> {
    const found = await this.find({ text: term });
    return this.run(`return arguments[0].nextElementSibling.textContent`, found);
  }

  /** Acts within a frame, of another origin too. */
  async inFrame(selector: string, act: () => Promise<void>): Promise<void> {
    const frame = await waitFor(`a frame ${selector}`, () =>
      this.run<Element | null>(`return document.querySelector(arguments[0])`, selector),
    );
    await this.#engine.send('WebDriver:SwitchToFrame', { id: frame, element: frame[elementKey] });
    await act();
    await this.#engine.send('WebDriver:SwitchToFrame', { id: null });
  }

  /** The dialog on top has this title, and shows what it holds. */
  async seeDialog(title: string): Promise<void> {
    await this.find({ role: 'heading', name: title });
    const { seen, due } = await waitFor('a dialog', () =>
      this.run<ReturnType<typeof measureDialogInPage>>(`return (${measureDialogInPage.toString()})()`),
    );
    expect(seen, `the dialog '${title}' shows ${seen} of at least ${due} px`).toBeGreaterThanOrEqual(due);
  }

  async capture(): Promise<Buffer> {
    return Buffer.from(String(await this.#engine.send('WebDriver:TakeScreenshot', { full: false })), 'base64');
  }
}
