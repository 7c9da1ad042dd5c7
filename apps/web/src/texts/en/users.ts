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
