import { createId } from '../../lib/create-id.ts';
import { wake as wakeDialogs } from '../../ui/overlay/dialog-island.ts';
import { deliver, type Outcome } from './outreach-delivery.ts';
import { findProblem, type OutreachControl } from './outreach-problem.ts';

function find<E extends HTMLElement>(root: ParentNode, selector: string, kind: new () => E): E {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The form has no ${selector}`);
  return found;
}

function listControls(form: HTMLFormElement): OutreachControl[] {
  return [...form.querySelectorAll<OutreachControl>('[aria-describedby]')];
}

function showProblem(control: OutreachControl, problem: string | null): void {
  const message = document.getElementById(`${control.id}-error`);
  if (message === null) return;
  message.textContent = problem ?? '';
  if (problem === null) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}

type WrongField = { control: OutreachControl; problem: string };

function showSummary(form: HTMLFormElement, wrong: readonly WrongField[]): void {
  const summary = find(form, '[data-summary]', HTMLElement);
  document.title = document.title.replace(`${form.dataset['error']} `, '');
  summary.hidden = wrong.length === 0;
  if (wrong.length === 0) return;
  const links = wrong.map(({ control, problem }) => {
    const item = document.createElement('li');
    const link = Object.assign(document.createElement('a'), { href: `#${control.id}`, textContent: problem });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control.focus();
    });
    item.append(link);
    return item;
  });
  find(summary, 'ul', HTMLElement).replaceChildren(...links);
  document.title = `${form.dataset['error']} ${document.title}`;
  summary.focus();
}

function validate(form: HTMLFormElement): boolean {
  const wrong = listControls(form).flatMap((control) => {
    const problem = findProblem(control);
    showProblem(control, problem);
    return problem === null ? [] : [{ control, problem }];
  });
  showSummary(form, wrong);
  return wrong.length === 0;
}

const toDraftKey = (form: HTMLFormElement) => `outreach.${form.id}`;

function saveDraft(form: HTMLFormElement): void {
  const typed = listControls(form).map(({ name, value }) => [name, value] as const);
  try {
    sessionStorage.setItem(toDraftKey(form), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Storage may be switched off or full; the form still holds the draft.
  }
}

function removeDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(toDraftKey(form));
  } catch {
    // Storage is switched off: there is no draft.
  }
}

function restoreDraft(form: HTMLFormElement): void {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(toDraftKey(form)) ?? '{}');
    const typed = new Map(Object.entries(draft ?? {}));
    for (const control of listControls(form)) {
      const value: unknown = typed.get(control.name);
      if (control.value === '' && typeof value === 'string') control.value = value;
    }
  } catch {
    // The draft is unreadable: the form starts empty.
  }
}

function showStatus(form: HTMLFormElement, text: string | undefined): void {
  find(form, '[data-status]', HTMLElement).textContent = text ?? '';
}

function finish(form: HTMLFormElement, outcome: Outcome): void {
  if (outcome.kind === 'kept') {
    showStatus(form, '');
    form.reset();
    removeDraft(form);
    document.querySelector<HTMLDialogElement>(`#${form.id}-sent`)?.showModal();
    return;
  }
  showStatus(form, form.dataset[outcome.kind]);
  if (outcome.kind === 'limited') return;
  const refused = listControls(form).filter(({ name }) => outcome.fields.includes(name));
  const wrong = refused.map((control) => ({ control, problem: control.dataset['wrong'] ?? '' }));
  for (const { control, problem } of wrong)
    showProblem(control, problem === '' ? (form.dataset['refused'] ?? '') : problem);
}

/** Leaving would lose a message that is still being sent. */
function warnBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** The success message waits until the server has stored the message. */
export function wake(island: HTMLElement): void {
  wakeDialogs(island);
  const form = find(island, 'form', HTMLFormElement);
  const button = find(form, '[type=submit]', HTMLButtonElement);
  let isSending = false;

  async function send() {
    isSending = true;
    button.setAttribute('aria-busy', 'true');
    window.addEventListener('beforeunload', warnBeforeUnload);
    showStatus(form, form.dataset['sending']);
    const _id = createId();
    try {
      const outcome = await deliver({
        url: form.action,
        body: () => ({ ...Object.fromEntries(new FormData(form)), _id }),
        onWait: (isOffline) => showStatus(form, form.dataset[isOffline ? 'offline' : 'trying']),
      });
      finish(form, outcome);
    } finally {
      isSending = false;
      button.removeAttribute('aria-busy');
      window.removeEventListener('beforeunload', warnBeforeUnload);
    }
  }

  restoreDraft(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending && validate(form)) void send();
  });
  form.addEventListener('input', ({ target }) => {
    saveDraft(form);
    const control = listControls(form).find((known) => known === target);
    if (control?.getAttribute('aria-invalid') && findProblem(control) === null) showProblem(control, null);
  });
  form.addEventListener('focusout', ({ target }) => {
    const control = listControls(form).find((known) => known === target);
    if (control && control.value !== '') showProblem(control, findProblem(control));
  });
}
