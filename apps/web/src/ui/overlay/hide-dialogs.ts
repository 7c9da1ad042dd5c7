function openModals(): HTMLDialogElement[] {
  return [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal'));
}

/** Closes and reopens in one task: when the `close` event fires the dialog is open again, so its owner keeps it. */
function hideDialog(dialog: HTMLDialogElement) {
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

/** Elements that third-party scripts append to the page would be under a modal dialog and could not be pressed. */
export async function withDialogsHidden<T>(work: () => Promise<T>): Promise<T> {
  const dialogs = openModals();
  const focused = document.activeElement;
  dialogs.forEach(hideDialog);
  try {
    return await work();
  } finally {
    dialogs.forEach(stepBack);
    if (focused instanceof HTMLElement) focused.focus();
  }
}
