import type { RegisteredRouter } from '@tanstack/react-router';
import { AdminBackground } from './app/admin-background.tsx';
import type { AreaDocument } from './app/area-document.ts';
import { adminTree } from '#app/admin-area.tsx';
import { createAreaRouter } from '#app/create-router.tsx';
import { start } from './app/start.tsx';
import './ui/global.css';

const admins: AreaDocument = { area: 'admin', Background: AdminBackground };
// The compiler sees a router with the pages of both areas (`registered.ts`).
start(createAreaRouter(admins, [adminTree]) as unknown as RegisteredRouter);
