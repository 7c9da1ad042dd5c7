// Types only: links are checked against the pages of both areas.
import type { AreaDocument } from './area-document.ts';
import { adminTree } from './admin-area.tsx';
import { createAreaRouter } from './create-router.tsx';
import { userTree } from './user-area.tsx';

const createWholeRouter = (document: AreaDocument) => createAreaRouter(document, [userTree, adminTree]);

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createWholeRouter>;
  }
}
