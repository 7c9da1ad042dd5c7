export const email = 'Email';
export const role = 'Role';

export const password = 'Password';
export const givenPasswordRule = 'At least 5 characters. Whoever signs in with it is asked to choose another.';

export const addAdmin = 'Add admin';

export const cancel = 'Cancel';
export const confirmPassword = 'Confirm password';
export const adminMade = (email: string) => `An account for ${email} was made.`;
export const userMade = (email: string) => `An account for ${email} was made. It stands in the list of users.`;

export const totalPermits = 'Total Permits';
export const actions = 'Actions';
export const searchByEmail = 'Search by email';
export const nobodyFound = (search: string) => `Nobody was found for “${search}”. Search by any part of an e-mail.`;

export const dateOfCreation = 'Date of Creation';
export const adminEmail = 'Admin Email';
export const none = 'none';
export const admins = 'Admins';
export const adminsList = 'Admins List';
export const auditLog = 'Audit log';
export const noAdminFits = 'No admin fits';
export const showAllAdmins = 'Show all admins';

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
export const noUserFits = 'No user fits';
export const noUsersYet = 'No users yet';
export const users = 'Users';
export const nobodyOfRoleFound = (role: string, search: string) =>
  `Nobody of role ${role} was found for “${search}”. Search by any part of an e-mail.`;
export const nobodyOfRole = (role: string) => `Nobody is of role ${role}`;

export const filterByRole = 'Filter by role';
export const allRoles = 'All roles';
