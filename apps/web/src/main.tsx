import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { onSignedOut } from './lib/access-token.ts';
import { wipeCopies } from './lib/device-copies.ts';
import { signedOutAddress } from './lib/session.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

// A whole load of the document: nothing of the session stays in memory, and no copy of it on the device.
onSignedOut((because) => {
  void wipeCopies().finally(() => window.location.assign(signedOutAddress(because, window.location)));
});

const root = document.getElementById('app');
if (root === null) throw new Error('app.html has no #app');
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);

// After everything that the page itself needs.
window.addEventListener('load', () => void import('./app/offline.ts').then(({ workOffline }) => workOffline()));
