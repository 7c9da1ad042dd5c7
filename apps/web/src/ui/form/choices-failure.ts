import { isFinal } from '../is-final.ts';
import { choicesNotLoaded } from '../ui.texts.ts';

type Query = { error: { message: string; code?: string } | null; data: unknown; refetch: () => Promise<unknown> };

/** For a field whose choices come from a call; nothing unless it failed. */
export function buildChoicesFailure({ error, data, refetch }: Query): { error?: string; onRetry?: () => void } {
  if (error === null || data !== undefined) return {};
  const said = { error: choicesNotLoaded(error.message) };
  return isFinal(error) ? said : { ...said, onRetry: () => void refetch() };
}
