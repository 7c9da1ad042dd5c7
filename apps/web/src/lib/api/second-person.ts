/** Some calls need a second person. The page asks for the reason, and the call waits for the other one at the server. */
export type RefusedCall = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  params: Record<string, string>;
  body: Record<string, unknown> | null;
};

type Ask = (refused: RefusedCall) => Promise<boolean>;

let ask: Ask | null = null;

/** `handler` shows the dialog, and answers whether another person was asked. */
export function onSecondPersonNeeded(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

export async function askSecondPerson(refused: RefusedCall): Promise<boolean> {
  return ask === null ? false : ask(refused);
}
