export type Island = { wake: (element: HTMLElement) => void | Promise<void> };
export type IslandLoaders = Readonly<Record<string, () => Promise<Island>>>;

/** These controls do nothing before their island is awake; the press is repeated afterward. */
const PRESSABLE = 'button, summary, a[href^="#"], [role="button"]';

function findIsland({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
}

/** An SVG shape has no `click()`. */
function press(element: EventTarget | null): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function showFailure(island: HTMLElement): void {
  const text = island.dataset['failed'];
  if (text === undefined || island.querySelector('[data-island-failed]')) return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.dataset['islandFailed'] = '';
  message.textContent = text;
  island.append(message);
}

/**
 * Wakes each `[data-island="name"]` of a static page at the first interaction. A press is repeated once the script has
 * loaded; after a failure the next interaction tries again.
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
      showFailure(island);
      // Offline is expected; any other failure is a fault to report.
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
    const island = findIsland(event);
    if (island) void wake(island);
  }

  function hold(event: Event, again: () => void) {
    const island = findIsland(event);
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
      const isRendered = event.target instanceof Element && event.target.matches('[role="button"]');
      if (isRendered && (event.key === 'Enter' || event.key === ' ')) hold(event, () => press(event.target));
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
  // From here on no press is lost; presses that `public/early.js` marked are repeated now.
  document.documentElement.dataset['listening'] = '';
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed-early]')) {
    delete pressed.dataset['pressedEarly'];
    press(pressed);
  }
  // The visitor may already be typing.
  const typedIn = document.activeElement?.closest<HTMLElement>('[data-island]');
  if (typedIn) void wake(typedIn);
  // A query in the address applies at once.
  if (window.location.search !== '')
    for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-wakes="query"]')) void wake(island);
}
