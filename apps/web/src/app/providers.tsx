import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RegisteredRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { closeToast, onToasts, listToasts } from '#lib/toast.ts';
import { ToastRegion } from '#ui/overlay/toast-region.tsx';
import { OtherPersonHost } from './other-person-host.tsx';
import { queryClient } from './query-client.ts';

function Toasts() {
  const toasts = useSyncExternalStore(onToasts, listToasts);
  return <ToastRegion toasts={toasts} onClose={closeToast} />;
}

export function Providers({ router }: { router: RegisteredRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      <OtherPersonHost />
    </QueryClientProvider>
  );
}
