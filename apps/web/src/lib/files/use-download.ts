import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.ts';

/** A mutation that loads a file and passes it to the browser's downloads. */
export function useDownload(ask: () => Promise<File>) {
  return useMutation({ mutationFn: ask, onSuccess: saveFile });
}
