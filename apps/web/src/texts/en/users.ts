/** Accounts as administrators see them. */
export const created = 'Created';
export const email = 'Email';
export const name = 'Name';
export const phone = 'Phone';
export const role = 'Role';
export const totalPermits = 'Total Permits';
export const actions = 'Actions';
export const showAllUsers = 'Show all users';
export const noUserFits = 'No user fits';
export const noUsersYet = 'No users yet';
export const users = 'Users';
export const searchByEmail = 'Search by email';
export const nobodyFound = (search: string) => `Nobody was found for “${search}”. Search by any part of an e-mail.`;
export const nobodyOfRoleFound = (role: string, search: string) =>
  `Nobody of role ${role} was found for “${search}”. Search by any part of an e-mail.`;
export const nobodyOfRole = (role: string) => `Nobody is of role ${role}`;

export const filterByRole = 'Filter by role';
export const allRoles = 'All roles';

export const admin = 'Admin';
export const user = 'User';
export const accountWithId = (id: string) => `Account ${id}`;

export const yourAccount = 'Your account';
export const editNamed = (account: string) => `Edit ${account}`;
export const deleteNamed = (account: string) => `Delete ${account}`;

export const ownAccount = 'This is your account. Its e-mail is changed by another admin.';
export const throwAwayQuestion = 'Throw away what you typed?';
export const throwAway = 'Throw away';
export const keepTyping = 'Keep typing';
export const notSavedYet = 'It has not been saved.';

// The name of the part follows, for who cannot see it above.
export const change = 'Change';

export const emailHint = 'Its owner signs in with it. The old address is told.';
export const password = 'Password';
export const newPassword = 'New password';
export const givenPasswordRule = 'At least 5 characters. Whoever signs in with it is asked to choose another.';
export const phoneNumber = 'Phone number';
export const phoneRule = 'Digits; spaces, dashes and +1 may stand between them';
export const firstName = 'First name';
export const lastName = 'Last name';
export const middleName = 'Middle name';
export const emailChanged = (email: string) => `The e-mail is ${email} now. Its owner is signed out everywhere.`;
export const passwordChanged = (account: string) =>
  `The password of ${account} was changed. Its owner is signed out everywhere.`;
export const phoneChanged = (account: string) => `The phone number of ${account} was changed.`;
export const nameChanged = (account: string) => `The name of ${account} was changed.`;

export const confirmNewPassword = 'Confirm new password';
export const currentPassword = 'Current password';
export const passwordRule = '8 to 20 characters: at least 2 of letters, numbers, special characters';

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

export const dateOfCreation = 'Date of Creation';
export const adminEmail = 'Admin Email';
export const none = 'none';
export const admins = 'Admins';
export const adminsList = 'Admins List';
export const auditLog = 'Audit log';
export const addAdmin = 'Add admin';
export const noAdminFits = 'No admin fits';
export const showAllAdmins = 'Show all admins';

export const cancel = 'Cancel';
export const confirmPassword = 'Confirm password';
export const adminMade = (email: string) => `An account for ${email} was made.`;
export const userMade = (email: string) => `An account for ${email} was made. It stands in the list of users.`;
