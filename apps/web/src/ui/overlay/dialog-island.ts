/** Buttons that open a dialog of the same island (`data-opens` is its id) or close the dialog around them (`data-closes`). */
export function wake(island: HTMLElement): void {
  island.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-opens]');
    if (opener) return island.querySelector<HTMLDialogElement>(`#${opener.dataset['opens']}`)?.showModal();
    const dialog = target.closest('dialog');
    // A link leaves the dialog, even within the page; the target of a press on the backdrop is the dialog itself.
    if (target === dialog || target.closest('[data-closes], a')) dialog?.close();
  });
}
