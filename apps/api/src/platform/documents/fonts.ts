import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** SIL Open Font License 1.1: see FONTS.md beside this file. */
export const fonts = {
  text: require.resolve('@expo-google-fonts/overpass/400Regular/Overpass_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/overpass/700Bold/Overpass_700Bold.ttf'),
  plate: require.resolve('@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf'),
} as const;

export type Face = keyof typeof fonts;
