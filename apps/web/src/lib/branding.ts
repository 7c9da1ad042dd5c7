// One place for the server's documents and mails and for the pages.
export { branding } from '@wideload/contract/client';
