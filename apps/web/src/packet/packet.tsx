import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/global.css';
import css from './packet.module.css';
import { PacketPage } from './packet-page.tsx';
import * as texts from './packet.texts.ts';

/** The page opens without a signal afterwards. */
async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/packet-worker.js', { scope: '/packet/' });
  } catch (refused) {
    // The page was closed in the meantime, or the browser allows no service worker: the packet then needs a signal.
    if (refused instanceof DOMException || refused instanceof TypeError) return;
    throw refused;
  }
}

const root = document.getElementById('packet');
if (root === null) throw new Error('The document has no #packet');
document.title = texts.documentTitle;
// `public/old-browser.js` has said that this browser cannot run the page.
if (!('oldBrowser' in document.documentElement.dataset)) {
  const token = decodeURIComponent(location.pathname.split('/')[2] ?? '');
  createRoot(root).render(
    <StrictMode>
      <main className={css['packet']}>
        <PacketPage token={token} />
      </main>
    </StrictMode>,
  );
  void workOffline();
}
