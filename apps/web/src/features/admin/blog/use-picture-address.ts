import { useQuery } from '@tanstack/react-query';
import type { WrittenArticle } from '@wideload/contract';
import { useEffect, useState } from 'react';
import { loadDataAddress, pictureQuery, type PictureChange } from './picture.ts';

export function usePictureAddress(saved: WrittenArticle | null, change: PictureChange): string | null | undefined {
  const stored = useQuery(pictureQuery(saved));
  const [read, setRead] = useState<{ file: File; address: string }>();
  const file = change.kind === 'chosen' ? change.file : null;

  useEffect(() => {
    if (file === null) return undefined;
    let isOver = false;
    void loadDataAddress(file).then((address) => {
      if (!isOver) setRead({ file, address });
    });
    return () => {
      isOver = true;
    };
  }, [file]);

  if (file !== null) return read?.file === file ? read.address : undefined;
  if (change.kind === 'removed' || (saved?.image_id ?? null) === null) return null;
  return stored.data;
}
