import { rulesVersion, type StateCode } from '@wideload/domain';
import type { Documents } from '#platform/documents/documents.ts';

async function makeFile({ provision }: Documents, state: StateCode): Promise<File> {
  const bytes = await provision(state);
  return new File([bytes], `wideload-provisions-${state}-${rulesVersion}.pdf`, { type: 'application/pdf' });
}

/** Renders each state once (3 MB in all): the facts change only with the program. A failed rendering is retried. */
export function createProvisionFiles(documents: Documents): (state: StateCode) => Promise<File> {
  const files = new Map<StateCode, Promise<File>>();
  return (state) => {
    const known = files.get(state);
    if (known !== undefined) return known;
    const made = makeFile(documents, state).catch((error: unknown) => {
      files.delete(state);
      throw error;
    });
    files.set(state, made);
    return made;
  };
}
