import type { RegisteredRouter } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSignedOut } from '#lib/api/access-token.ts';
import { wipeCopies } from '#lib/api/device-copies.ts';
import { buildSignedOutAddress } from '#lib/api/session.ts';
import { sendUnsent } from '#product/account/unsent-messages.ts';
import { Providers } from './providers.tsx';

export function start(router: RegisteredRouter): void {
  // `public/old-browser.js` has said that this browser cannot run the page.
  if ('oldBrowser' in document.documentElement.dataset) return;
  // A full page load clears the session from memory and its copies from the device.
  onSignedOut((because) => {
    void wipeCopies().finally(() => window.location.assign(buildSignedOutAddress(because, window.location)));
  });
  void sendUnsent();
  const root = document.getElementById('app');
  if (root === null) throw new Error('The document has no #app');
  createRoot(root).render(
    <StrictMode>
      <Providers router={router} />
    </StrictMode>,
  );
}
