import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.ts';

/** Asks for a file and hands it to the browser's downloads: `mutate()` begins, `isPending` and `error` say how it goes. */
export function useDownload(ask: () => Promise<File>) {
  return useMutation({ mutationFn: ask, onSuccess: saveFile });
}
