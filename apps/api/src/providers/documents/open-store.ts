import type { DocumentsConfig } from '../../config/documents-config.ts';
import { folderDocumentStore } from './folder.ts';
import type { DocumentStore } from './port.ts';
import { s3DocumentStore } from './s3.ts';

export function openDocumentStore(config: DocumentsConfig): DocumentStore {
  return config.kind === 'folder' ? folderDocumentStore(config.folder) : s3DocumentStore({ settings: config });
}
