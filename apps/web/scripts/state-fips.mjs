// FIPS numbers identify the shapes of us-atlas; the domain's data has their sources.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../packages/domain/data/states/', import.meta.url);

export const codeByFips = Object.fromEntries(
  readdirSync(folder).map((file) => {
    const { fips, code } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    return [fips, code];
  }),
);
