import type { MessageFile } from '@wideload/contract';
import { maxDocumentBytes, maxMessageFiles } from '@wideload/contract/client';
import * as texts from './messages.texts.ts';

const types: Readonly<Record<string, MessageFile['mediaType']>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

export const accepted = Object.keys(types)
  .map((ending) => `.${ending}`)
  .join(',');

/** By the name, because browsers may report another type; the server checks the bytes. */
export function findMediaType({ name }: Pick<File, 'name'>): MessageFile['mediaType'] | undefined {
  return types[name.split('.').at(-1)?.toLowerCase() ?? ''];
}

export function toFileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/** A file that was chosen before is not added again. */
export function addFiles(files: readonly File[], chosen: readonly File[]): File[] {
  const known = new Set(files.map(toFileKey));
  return [...files, ...chosen.filter((file) => !known.has(toFileKey(file)))];
}

export function findFilesProblem(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  if (files.length > maxMessageFiles) return texts.tooManyFiles;
  for (const file of files) {
    if (findMediaType(file) === undefined) return texts.wrongKind(file.name);
    if (file.size > maxDocumentBytes) return texts.tooLarge(file.name);
  }
  return undefined;
}
