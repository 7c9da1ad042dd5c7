function openModals(): HTMLDialogElement[] {
  return [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal'));
}

/** Closes and reopens in one task: when the `close` event fires the dialog is open again, so its owner keeps it. */
function stepAside(dialog: HTMLDialogElement) {
  dialog.close();
  dialog.show();
  dialog.style.visibility = 'hidden';
}

function stepBack(dialog: HTMLDialogElement) {
  dialog.style.visibility = '';
  if (!dialog.isConnected || !dialog.open) return;
  dialog.close();
  dialog.showModal();
}

/**
 * Runs `work` with every modal dialog out of the way. Elements that third-party scripts append to the page would be
 * under a modal dialog and could not be pressed; the dialogs keep their typed text.
 */
export async function withDialogsAside<T>(work: () => Promise<T>): Promise<T> {
  const dialogs = openModals();
  const focused = document.activeElement;
  dialogs.forEach(stepAside);
  try {
    return await work();
  } finally {
    // Bottom to top, in their original order.
    dialogs.forEach(stepBack);
    if (focused instanceof HTMLElement) focused.focus();
  }
}
