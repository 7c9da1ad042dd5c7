import type { RegisteredRouter } from '@tanstack/react-router';
import type { AreaDocument } from './app/area-document.ts';
import { adminTree } from './app/routes/admin-area.tsx';
import { createAreaRouter } from './app/routes/create-router.tsx';
import { start } from './app/start.tsx';
import './ui/global.css';

const admins: AreaDocument = { area: 'admin', Background: null };
// The document of administrators. For the compiler a router has the pages of both areas (`registered.ts`).
start(createAreaRouter(admins, [adminTree]) as unknown as RegisteredRouter);
