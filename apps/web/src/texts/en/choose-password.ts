/** The page of somebody whose password an administrator has set. */
export const chooseANewPassword = 'Choose a new password';
export const givenPassword = 'Password that you were given';
export const newPassword = 'New password';
export const confirmNewPassword = 'Confirm new password';
export const changed = 'Your password was changed. Sign in with it from now on.';
export const passwordRule = '8 to 20 characters: at least 2 of letters, numbers, special characters';
export const changePassword = 'Change password';
export const logout = 'Logout';
export const setByAdministrator = (email: string) =>
  `An administrator set the password of ${email}. Choose one that only you know to go on.`;
