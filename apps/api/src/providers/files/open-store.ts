import type { DocumentsConfig } from '#config/providers-config.ts';
import { createFolderDocumentStore } from './document-folder.ts';
import type { DocumentStore } from '../../platform/files/document-store.ts';
import { createS3DocumentStore } from './s3.ts';

export function openDocumentStore(config: DocumentsConfig): DocumentStore {
  return config.kind === 'folder'
    ? createFolderDocumentStore(config.folder)
    : createS3DocumentStore({ settings: config });
}
