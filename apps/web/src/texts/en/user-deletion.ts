/** Deleting one account. */
export const deleteAdminQuestion = 'Delete admin?';
export const deleteUserQuestion = 'Delete user?';
export const deleteAdmin = 'Delete admin';
export const deleteUser = 'Delete user';
export const whatGoes =
  'Name, phone, companies, vehicles, drafts and saved cards go; paid orders stay, without the person.';
export const accountDeleted = (account: string) => `${account} was deleted.`;
// The account stands before it.
export const signedOutForGood =
  'is signed out everywhere at once and cannot sign in any more. That cannot be taken back.';
