import type { RegisteredRouter } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSignedOut } from '../lib/api/access-token.ts';
import { wipeCopies } from '../lib/api/device-copies.ts';
import { signedOutAddress } from '../lib/api/session.ts';
import { Providers } from './providers.tsx';

/** Draws an area's document. */
export function start(router: RegisteredRouter): void {
  // A whole load of the document: nothing of the session stays in memory, and no copy of it on the device.
  onSignedOut((because) => {
    void wipeCopies().finally(() => window.location.assign(signedOutAddress(because, window.location)));
  });
  const root = document.getElementById('app');
  if (root === null) throw new Error('The document has no #app');
  createRoot(root).render(
    <StrictMode>
      <Providers router={router} />
    </StrictMode>,
  );
}
