/** Packages that the server bundle leaves outside: native code, and files that are read by their path. */
export const unbundled = [
  '@node-rs/argon2',
  'sharp',
  '@hyzyla/pdfium',
  '@expo-google-fonts/overpass',
  '@expo-google-fonts/barlow-condensed',
];
