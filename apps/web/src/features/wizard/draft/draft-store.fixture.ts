import type { Order, UnitBody } from '@wideload/contract';
import { noAxleFigures } from '@wideload/domain';
import { vi } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { anOrder } from './an-order.fixture.ts';
import type { DraftBackup, KeptDraft } from './draft-backup.ts';
import { DraftStore, type DraftOptions, type OrderPort, type SaveFailure } from './draft-store.ts';

export const unitId = '0190a5c0-0000-7000-8000-000000000002';
const permitId = '0190a5c0-0000-7000-8000-000000000003';

export const storedPermit = aPermit({ _id: permitId, unit: unitId });

class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function toFailure(reason: unknown): SaveFailure {
  const code = reason instanceof Refused ? reason.code : undefined;
  return { code, message: 'refused', mayRetry: code === undefined, problems: [] };
}

export function toStoredUnit(body: UnitBody): Order['units'][number] {
  const { axleWeights = noAxleFigures, axleTires = noAxleFigures, kingpin = null, filing = {} } = body;
  const axles = { axleWeights, axleTires, kingpin, filing };
  return { ...body, ...axles, current: body.current ?? false, truck: null, trailer: null, permits: [], totalPrice: 0 };
}

/** A server that stores one order and checks its version, like the real one. */
export function aServer(order: Order | null = null, extra: Pick<DraftOptions, 'prefill' | 'backup' | 'kept'> = {}) {
  const calls: { name: string; body: Record<string, unknown> }[] = [];
  const server = { order, isDown: false, isGone: false, losesAnswers: false, calls, onSave: () => {} };
  function keep(name: string, body: Record<string, unknown>): Order {
    calls.push({ name, body });
    server.onSave();
    if (server.isDown) throw new Error('no answer');
    if (server.order !== null && name === 'save' && body['version'] !== server.order.version)
      throw new Refused('order.stale');
    const { company: _, permits: __, ...parts } = body;
    if (server.isGone) throw new Refused('not-found');
    if (typeof parts['title'] === 'string') parts['title'] = parts['title'].trim();
    server.order = { ...(server.order ?? anOrder()), ...parts, version: (server.order?.version ?? 0) + 1 };
    if (Array.isArray(body['units'])) server.order.units = body['units'].map(toStoredUnit);
    if (server.losesAnswers) throw new Error('no answer');
    return server.order;
  }
  const port: OrderPort = {
    read: async () => {
      if (server.isDown) throw new Error('no answer');
      if (server.order === null) throw new Refused('not-found');
      return server.order;
    },
    create: async (body) => keep('create', { ...body }),
    save: async (_, body) => keep('save', { ...body }),
  };
  const store = new DraftStore({ port, order, ...extra, timeZone: 'America/Chicago', failureOf: toFailure });
  return { server, store, calls };
}

export function aBackup(): DraftBackup {
  const kept = new Map<string, KeptDraft>();
  return {
    keep: (draft) => {
      kept.set(draft.id, structuredClone(draft));
      return true;
    },
    find: (id) => kept.get(id) ?? null,
    all: () => [...kept.values()],
    drop: (id) => void kept.delete(id),
  };
}

export const waitFor = (ms: number) => vi.advanceTimersByTimeAsync(ms);
