/** The lines of the privacy policy about how long data is kept, in its order. */
export type Retention = 'account' | 'registrations' | 'sign-ins' | 'mails' | 'form-messages' | 'logs' | 'backups';
