/** Adding an administrator. */
export const email = 'Email';
export const role = 'Role';

export const password = 'Password';
export const givenPasswordRule = 'At least 5 characters. Whoever signs in with it is asked to choose another.';

export const addAdmin = 'Add admin';

export const cancel = 'Cancel';
export const confirmPassword = 'Confirm password';
export const adminMade = (email: string) => `An account for ${email} was made.`;
export const userMade = (email: string) => `An account for ${email} was made. It stands in the list of users.`;
