/** Half a megabyte that a start does not need. */
export const loadWebauthn = () => import('@simplewebauthn/server');
