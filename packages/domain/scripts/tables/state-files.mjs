// src/states/state-files: one import for each file of data/states, so that a bundler takes the data along.
import { listCodes, toTarget } from './data.mjs';

const codes = listCodes('states');
const source = `// Generated from the names in data/states; add a file there, do not change this one.
${codes.map((code) => `import ${code} from '../../data/states/${code}.json' with { type: 'json' };`).join('\n')}
import type { StateCode } from '../basics/state-code.ts';
import type { StateFile } from './state-file.ts';

export const stateFiles: Record<StateCode, StateFile> = {
${codes.map((code) => `  ${code},`).join('\n')}
};
`;

export const stateFiles = [{ target: toTarget('src/states/state-files.generated.ts'), source }];
