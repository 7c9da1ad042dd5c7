import type { Locator } from '@playwright/test';

/** Drops files on an element, as from a folder. */
export async function dropPdfs(target: Locator, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const parts = Object.entries(files).map(([name, bytes]) => [name, [...bytes]] as const);
  const dataTransfer = await target.page().evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const [name, bytes] of dropped)
      transfer.items.add(new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' }));
    return transfer;
  }, parts);
  await target.dispatchEvent('drop', { dataTransfer });
}
