/** Buttons that open a dialog of the same island (`data-opens`: its id) and close the one that they stand in (`data-closes`). */
export function wake(island: HTMLElement): void {
  island.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-opens]');
    if (opener) return island.querySelector<HTMLDialogElement>(`#${opener.dataset['opens']}`)?.showModal();
    const dialog = target.closest('dialog');
    // A link leads away from the dialog, also to a place on the same page; a press beside the dialog hits the dialog itself.
    if (target === dialog || target.closest('[data-closes], a')) dialog?.close();
  });
}
