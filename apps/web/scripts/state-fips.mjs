// The states by their FIPS number, which names the shapes of us-atlas; read from the domain's data, where each has its source.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../packages/domain/data/states/', import.meta.url);

/** `{'48': 'TX', …}` for the 50 states and DC. */
export const codeByFips = Object.fromEntries(
  readdirSync(folder).map((file) => {
    const { fips, code } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    return [fips, code];
  }),
);
