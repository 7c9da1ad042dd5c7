/** The list of administrators. */
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
export const addAdmin = 'Add admin';
export const noAdminFits = 'No admin fits';
export const showAllAdmins = 'Show all admins';
