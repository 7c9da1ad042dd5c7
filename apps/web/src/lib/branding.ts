export { branding } from '@wideload/contract/client';
