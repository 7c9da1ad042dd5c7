import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.ts';

export function useDownload(ask: () => Promise<File>) {
  return useMutation({ mutationFn: ask, onSuccess: saveFile });
}
