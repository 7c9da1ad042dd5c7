import type { Language } from '@wideload/contract/client';
import { islandTexts as en, type IslandTexts } from './en/island-texts.ts';
import { islandTexts as es } from './es/island-texts.ts';

export const islandTexts: Readonly<Record<Language, IslandTexts>> = { en, es };
