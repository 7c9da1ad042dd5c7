// One browser's document serves all test files of a worker (vitest.config.ts): each finds it, and our modules, as the first one did.
import { vi } from 'vitest';

type Heard = { target: EventTarget; arguments: Parameters<EventTarget['addEventListener']> };

/** What was listened to on window and document since the last file. Kept beside the document, as this file is read anew for each. */
function heardOn(targets: EventTarget[]): Heard[] {
  const keep = globalThis as { heardSinceLastFile?: Heard[] };
  if (keep.heardSinceLastFile !== undefined) return keep.heardSinceLastFile;
  const heard: Heard[] = [];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...given: Heard['arguments']) => {
      // React asks for it once in a document's life.
      if (given[0] !== 'selectionchange') heard.push({ target, arguments: given });
      add(...given);
    };
  }
  keep.heardSinceLastFile = heard;
  return heard;
}

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
// Some files ask for an environment without a document.
if (typeof document !== 'undefined') {
  for (const { target, arguments: given } of heardOn([window, document]).splice(0))
    target.removeEventListener(...given);
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
