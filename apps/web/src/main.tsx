import type { RegisteredRouter } from '@tanstack/react-router';
import type { AreaDocument } from './app/area-document.ts';
import { CarrierBackground } from './app/carrier-background.tsx';
import { createAreaRouter } from '#app/create-router.tsx';
import { userTree } from '#app/user-area.tsx';
import { start } from './app/start.tsx';
import './ui/global.css';

const carriers: AreaDocument = { area: 'user', Background: CarrierBackground };
// The compiler sees a router with the pages of both areas (`registered.ts`).
const router = createAreaRouter(carriers, [userTree]) as unknown as RegisteredRouter;
start(router);

// After everything that the page itself needs.
window.addEventListener('load', () => void import('./app/offline.ts').then(({ workOffline }) => workOffline(router)));
