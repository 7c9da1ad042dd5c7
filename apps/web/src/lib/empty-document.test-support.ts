// All test files of a worker share one document (vitest.config.dom.ts). This resets it and our modules for each file,
// and after each test what it rendered, stubbed and stored.
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

type Registration = { target: EventTarget; arguments: Parameters<EventTarget['addEventListener']> };

/** The listeners are stored on the document, because this module is evaluated for each file. */
function recordListeners(targets: EventTarget[]): Registration[] {
  const keep = globalThis as { registrationsSinceLastFile?: Registration[] };
  if (keep.registrationsSinceLastFile !== undefined) return keep.registrationsSinceLastFile;
  const registrations: Registration[] = [];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...given: Registration['arguments']) => {
      // React registers it once per document.
      if (given[0] !== 'selectionchange') registrations.push({ target, arguments: given });
      add(...given);
    };
  }
  keep.registrationsSinceLastFile = registrations;
  return registrations;
}

function resetStubs(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
}

afterEach(() => {
  cleanup();
  resetStubs();
});

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

resetStubs();
vi.resetModules();
for (const { target, arguments: given } of recordListeners([window, document]).splice(0))
  target.removeEventListener(...given);
document.body.replaceChildren();
document.head.replaceChildren();
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
window.history.replaceState(null, '', '/');
