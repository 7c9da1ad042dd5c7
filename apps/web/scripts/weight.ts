import { fileURLToPath } from 'node:url';

// What keeps the script of a first visit small (docs/decisions/0012-script-budgets.md).

const lucideIcon = fileURLToPath(new URL('../src/lighter/lucide-icon.ts', import.meta.url));

/** Files inside of libraries that have a lighter equal for us. Each is imported under this very name by its own library only. */
export const lighterFiles = [
  // TanStack's store brings a stand-in for a hook that React has.
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: lucideIcon },
];

function library(...names: string[]): string {
  return `/node_modules/(?:${names.join('|')})/`;
}

function files(folder: string, ...names: string[]): string {
  return `/${folder}/(?:${names.join('|')})\\.`;
}

function chunk(name: string, ...parts: string[]) {
  return { name, test: new RegExp(parts.join('|').replaceAll('/', '[\\\\/]')) };
}

/**
 * What is loaded together is one chunk, the first that fits: many small ones weigh more compressed. Visitors' modals take `react` only, so that
 * nothing here may hold what those modals need besides; such parts are left to the bundler.
 */
export const chunks = [
  chunk('react', library('react', 'react-dom', 'scheduler')),
  chunk(
    'frame',
    library('@tanstack', 'use-sync-external-store'),
    files('app', 'shell', 'side-menu', 'top-bar', 'guards', 'menus', 'page-names', 'signed-in'),
    files('app', 'routes', 'providers', 'query-client', 'failed-page', 'plain-page'),
    files('lib', 'search-codec', 'session', 'theme', 'toast'),
    files(
      'ui',
      'page-title',
      'panel',
      'data-list',
      'sign',
      'list-states',
      'last-page',
      'toast-region',
      'button-link',
      'switch',
    ),
    // Not the style sheet of the wordmark, which the visitors' page begins with.
    files('ui', 'when-opened', 'wordmark(?=\\.tsx)'),
  ),
  chunk(
    'lists',
    files('lib', 'list-params'),
    files('contract/src', 'lists'),
    files('ui', 'pagination', 'search-field'),
    files('icons', 'chevron-left', 'chevron-right', 'chevrons-left', 'chevrons-right', 'search'),
  ),
  chunk('cards', files('lib', 'shortcut'), files('ui', 'disclosure-card')),
  chunk(
    'orders',
    files('orders', 'status-sign', 'order-status-words', 'day-text', 'orders.queries', 'continue-link'),
    files('domain/src', 'step-names', 'money'),
    files('icons', 'trash-2', 'trash'),
  ),
  chunk(
    'order-facts',
    files('orders', 'order-facts', 'billing-facts', 'unit-facts', 'permit-facts', 'unit-words'),
    files('domain/src', 'reason-sentence'),
  ),
];
