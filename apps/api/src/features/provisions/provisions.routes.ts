import { buildPath, provisions } from '@wideload/contract';
import { isStateCode, stateCodes } from '@wideload/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { Problem } from '#problem.ts';
import { createProvisionFiles } from './provision-files.ts';

const buildUrl = (state: string) => `/api${buildPath(provisions.read.path, { state })}`;

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
