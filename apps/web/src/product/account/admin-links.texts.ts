export const admins = 'Admins';
export const adminsList = 'Admins List';
export const auditLog = 'Audit log';
export const system = 'System';
export const mySignIn = 'My sign-in';
export const approvals = 'Approvals';
