import { buildPath, provisions } from '@wideload/contract';
import { isStateCode, stateCodes, rulesVersion, type StateCode } from '@wideload/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import type { Documents } from '#platform/documents/documents.ts';
import { implement } from '#platform/http/handle.ts';
import { Problem } from '#problem.ts';

const buildUrl = (state: string) => `/api${buildPath(provisions.read.path, { state })}`;

async function makeFile({ provision }: Documents, state: StateCode): Promise<File> {
  const bytes = await provision(state);
  return new File([bytes], `wideload-provisions-${state}-${rulesVersion}.pdf`, { type: 'application/pdf' });
}

/** Renders each state once (3 MB in all): the facts change only with the program. A failed rendering is retried. */
function createProvisionFiles(documents: Documents): (state: StateCode) => Promise<File> {
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

/** Documents are public facts; only the list is for signed-in people. */
export function provisionsRoutes(app: FastifyInstance, deps: Deps): void {
  const loadFile = createProvisionFiles(deps.documents);
  implement(app, deps, {
    tag: 'provisions',
    endpoints: provisions,
    handlers: {
      list: () => ({ items: stateCodes.map((state) => ({ state, url: buildUrl(state) })) }),
      read: ({ params }) => {
        if (!isStateCode(params.state)) throw new Problem('not-found');
        return loadFile(params.state);
      },
    },
  });
}
