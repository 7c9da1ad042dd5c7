import { choicesNotLoaded } from '../ui.texts.ts';

type Query = { error: { message: string } | null; data: unknown; refetch: () => Promise<unknown> };

export type ChoicesFailure = { error?: string; onRetry?: () => void };

/** For a field whose choices come from a call: its own error, otherwise that of the call. */
export function buildChoicesFailure({ error, data, refetch }: Query, own?: string): ChoicesFailure {
  if (own !== undefined) return { error: own };
  if (error === null || data !== undefined) return {};
  return { error: choicesNotLoaded(error.message), onRetry: () => void refetch() };
}
