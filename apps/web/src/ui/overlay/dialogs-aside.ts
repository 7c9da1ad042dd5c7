function openModals(): HTMLDialogElement[] {
  return [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal'));
}

/** Closing and opening in one go: by the time that `close` is heard the dialog is open again, so that its owner keeps it. */
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
 * Runs `work` with every modal dialog out of the way. What somebody else's script draws at the end of the page would lie under them, and
 * could not be pressed; what was typed in them stays.
 */
export async function withDialogsAside<T>(work: () => Promise<T>): Promise<T> {
  const dialogs = openModals();
  const focused = document.activeElement;
  dialogs.forEach(stepAside);
  try {
    return await work();
  } finally {
    // From the lowest up, as they lay.
    dialogs.forEach(stepBack);
    if (focused instanceof HTMLElement) focused.focus();
  }
}
