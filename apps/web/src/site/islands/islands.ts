/** A part of a public page that moves. `wake` makes it work; it is called once for each element. */
export type Island = { wake: (element: HTMLElement) => void | Promise<void> };
export type IslandLoaders = Readonly<Record<string, () => Promise<Island>>>;

/** What does nothing by itself before its island is awake, and is pressed again after. */
const PRESSABLE = 'button, summary, a[href^="#"], [role="button"]';

function islandOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
}

/** A shape of a drawing has no `click()`. */
function press(element: EventTarget | null): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Says in the island's own words (`data-failed`) that its script could not be had. */
function sayFailed(island: HTMLElement): void {
  const text = island.dataset['failed'];
  if (text === undefined || island.querySelector('[data-island-failed]')) return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.dataset['islandFailed'] = '';
  message.textContent = text;
  island.append(message);
}

/**
 * Public pages are markup; this wakes each `[data-island="name"]` at the first touch inside it. A press made while the script is still
 * on its way is made again when it has come, so that none is lost. After a failure the next touch tries again.
 */
export function watchIslands(loaders: IslandLoaders): void {
  const waking = new WeakMap<HTMLElement, Promise<boolean>>();

  async function wakeNow(island: HTMLElement): Promise<boolean> {
    try {
      const load = loaders[island.dataset['island'] ?? ''];
      if (load === undefined) throw new Error(`There is no island ${island.dataset['island']}`);
      await (await load()).wake(island);
      island.querySelector('[data-island-failed]')?.remove();
      island.dataset['awake'] = '';
      return true;
    } catch (error) {
      waking.delete(island);
      sayFailed(island);
      // Without the network there is nothing to mend; anything else is a fault that must be seen.
      if (navigator.onLine) reportError(error);
      return false;
    }
  }

  function wake(island: HTMLElement): Promise<boolean> {
    const known = waking.get(island);
    if (known !== undefined) return known;
    const fresh = wakeNow(island);
    waking.set(island, fresh);
    return fresh;
  }

  function touch(event: Event) {
    const island = islandOf(event);
    if (island) void wake(island);
  }

  /** Holds an event back until its island is awake, then lets `again` make it anew. */
  function hold(event: Event, again: () => void) {
    const island = islandOf(event);
    if (island === null || 'awake' in island.dataset) return;
    event.preventDefault();
    event.stopPropagation();
    void wake(island).then((isAwake) => isAwake && again());
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) document.addEventListener(type, touch);
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
      if (pressed) hold(event, () => press(pressed));
    },
    { capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      // A native button clicks by itself.
      const isDrawn = event.target instanceof Element && event.target.matches('[role="button"]');
      if (isDrawn && (event.key === 'Enter' || event.key === ' ')) hold(event, () => press(event.target));
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit());
    },
    { capture: true },
  );
  // From here on nothing is pressed early; what was, by the mark of `public/early.js`, is pressed now.
  document.documentElement.dataset['listening'] = '';
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed-early]')) {
    delete pressed.dataset['pressedEarly'];
    press(pressed);
  }
  // Somebody types there already.
  const typedIn = document.activeElement?.closest<HTMLElement>('[data-island]');
  if (typedIn) void wake(typedIn);
  // What the address brings along is shown at once.
  if (window.location.search !== '')
    for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-wakes="query"]')) void wake(island);
}
