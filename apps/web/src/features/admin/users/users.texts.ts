export const email = 'Email';
export const role = 'Role';

export const password = 'Password';
export const givenPasswordRule =
  'At least 5 characters. The owner signs in with it within 7 days, and chooses a new one.';

export const addAdmin = 'Add admin';

export const confirmPassword = 'Confirm password';
export const adminMade = (email: string) => `The account for ${email} was created.`;
export const userMade = (email: string) => `The account for ${email} was created. It is in the list of users.`;

export const totalPermits = 'Total Permits';
export const actions = 'Actions';
export const searchByEmail = 'Search by email';
export const nobodyFound = (search: string) =>
  `No accounts were found for “${search}”. Search by any part of an e-mail.`;

export const dateOfCreation = 'Date of Creation';
export const adminEmail = 'Admin Email';
export const none = 'none';
export const admins = 'Admins';
export const adminsList = 'Admins List';
export const noAdminFits = 'No matching admins';
export const showAllAdmins = 'Show all admins';

export const deleteAdminQuestion = 'Delete admin?';
export const deleteUserQuestion = 'Delete user?';
export const deleteAdmin = 'Delete admin';
export const deleteUser = 'Delete user';
export const whatGoes =
  'Name, phone, companies, vehicles, drafts and saved cards are deleted; paid orders stay, without the person.';
export const accountDeleted = (account: string) => `${account} was deleted.`;
// The account's name precedes this text.
export const signedOutForGood =
  'is signed out everywhere immediately and can no longer sign in. This cannot be undone.';

export const admin = 'Admin';
export const user = 'User';
export const accountWithId = (id: string) => `Account ${id}`;

export const yourAccount = 'Your account';
export const editNamed = (account: string) => `Edit ${account}`;
export const deleteNamed = (account: string) => `Delete ${account}`;

export const created = 'Created';
export const name = 'Name';
export const phone = 'Phone';
export const showAllUsers = 'Show all users';
export const noUserFits = 'No matching users';
export const noUsersYet = 'No users yet';
export const users = 'Users';
export const nobodyOfRoleFound = (role: string, search: string) =>
  `No users with the role ${role} were found for “${search}”. Search by any part of an e-mail.`;
export const nobodyOfRole = (role: string) => `No users with the role ${role}`;

export const filterByRole = 'Filter by role';
export const allRoles = 'All roles';

export const worksAs = 'Works as';
export const deskRoleOf = (account: string) => `Role of ${account} at the desk`;
export const deskRoleChanged = (account: string, role: string) => `${account} is ${role.toLowerCase()} now.`;
export const deskRoles = 'What the roles may do';
export const mayDo = {
  owner: 'everything, with administrators, settings and the blog',
  lead: 'what a clerk does, and rejects orders, takes them over, changes units and days, and changes accounts of carriers',
  bookkeeper: 'refunds, fee differences, payment alerts and the closing of months',
  clerk: 'files, issues and asks, and takes orders on the phone',
} as const;
export const changeAccounts = 'Change or delete an account';
