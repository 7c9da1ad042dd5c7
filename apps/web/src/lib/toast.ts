export type ToastMessage = {
  id: number;
  title?: string | undefined;
  text: string;
  tone?: 'plain' | 'ok' | 'danger' | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** The page says it too, in an alert or where the focus goes: screen readers say it there, and not a second time here. */
  isSaidByPage?: boolean | undefined;
  /** A toast replaces the one of the same topic, so that quick work does not cover the page. */
  topic?: 'order-work' | undefined;
};

let shown: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: readonly ToastMessage[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** A toast disappears after ten seconds, so an error must also show elsewhere. */
export function showToast(message: Omit<ToastMessage, 'id'>): number {
  lastId += 1;
  const others = shown.filter(({ topic }) => topic === undefined || topic !== message.topic);
  put([...others, { ...message, id: lastId }]);
  return lastId;
}

export function closeToast(id: number): void {
  put(shown.filter((message) => message.id !== id));
}

export function listToasts(): readonly ToastMessage[] {
  return shown;
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
