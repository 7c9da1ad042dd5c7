// The server's documents and mails use the same constants.
export { branding } from '@wideload/contract/client';
