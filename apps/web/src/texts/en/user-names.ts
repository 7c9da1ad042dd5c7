/** How an account is named, and what is done with it, in any list. */
export const admin = 'Admin';
export const user = 'User';
export const accountWithId = (id: string) => `Account ${id}`;

export const yourAccount = 'Your account';
export const editNamed = (account: string) => `Edit ${account}`;
export const deleteNamed = (account: string) => `Delete ${account}`;
