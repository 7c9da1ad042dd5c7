export const logout = 'Logout';
