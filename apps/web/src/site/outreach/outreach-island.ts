import { newId } from '../../lib/new-id.ts';
import { wake as wakeDialogs } from '../../ui/overlay/dialog-island.ts';
import { deliver, type Outcome } from './outreach-delivery.ts';
import { problemOf, type OutreachControl } from './outreach-problem.ts';

function must<E extends HTMLElement>(root: ParentNode, selector: string, kind: new () => E): E {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The form has no ${selector}`);
  return found;
}

function controlsOf(form: HTMLFormElement): OutreachControl[] {
  return [...form.querySelectorAll<OutreachControl>('[aria-describedby]')];
}

function show(control: OutreachControl, problem: string | null): void {
  const message = document.getElementById(`${control.id}-error`);
  if (message === null) return;
  message.textContent = problem ?? '';
  if (problem === null) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}

type Wrong = { control: OutreachControl; problem: string };

/** The list at the top, with a link to each field in the same words. */
function summarise(form: HTMLFormElement, wrong: readonly Wrong[]): void {
  const summary = must(form, '[data-summary]', HTMLElement);
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
  must(summary, 'ul', HTMLElement).replaceChildren(...links);
  document.title = `${form.dataset['error']} ${document.title}`;
  summary.focus();
}

function isFine(form: HTMLFormElement): boolean {
  const wrong = controlsOf(form).flatMap((control) => {
    const problem = problemOf(control);
    show(control, problem);
    return problem === null ? [] : [{ control, problem }];
  });
  summarise(form, wrong);
  return wrong.length === 0;
}

const draftKey = (form: HTMLFormElement) => `outreach.${form.id}`;

/** What was typed lives through a reload, in this tab. */
function keepDraft(form: HTMLFormElement): void {
  const typed = controlsOf(form).map(({ name, value }) => [name, value] as const);
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Storage may be switched off or full; the form itself still holds it.
  }
}

function forgetDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

function takeUpDraft(form: HTMLFormElement): void {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}');
    const typed = new Map(Object.entries(draft ?? {}));
    for (const control of controlsOf(form)) {
      const value: unknown = typed.get(control.name);
      if (control.value === '' && typeof value === 'string') control.value = value;
    }
  } catch {
    // Not ours to read: the form begins empty.
  }
}

function say(form: HTMLFormElement, text: string | undefined): void {
  must(form, '[data-status]', HTMLElement).textContent = text ?? '';
}

function finish(form: HTMLFormElement, outcome: Outcome): void {
  if (outcome.kind === 'kept') {
    say(form, '');
    form.reset();
    forgetDraft(form);
    document.querySelector<HTMLDialogElement>(`#${form.id}-sent`)?.showModal();
    return;
  }
  say(form, form.dataset[outcome.kind]);
  if (outcome.kind === 'limited') return;
  const refused = controlsOf(form).filter(({ name }) => outcome.fields.includes(name));
  const wrong = refused.map((control) => ({ control, problem: control.dataset['wrong'] ?? '' }));
  for (const { control, problem } of wrong) show(control, problem === '' ? (form.dataset['refused'] ?? '') : problem);
}

/** Leaving would lose a message that is still on its way. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Checks and sends a form of the landing page. Success is said only when the server has kept the message. */
export function wake(island: HTMLElement): void {
  wakeDialogs(island);
  const form = must(island, 'form', HTMLFormElement);
  const button = must(form, '[type=submit]', HTMLButtonElement);
  let isSending = false;

  async function send() {
    isSending = true;
    button.setAttribute('aria-busy', 'true');
    window.addEventListener('beforeunload', warn);
    say(form, form.dataset['sending']);
    const _id = newId();
    try {
      const outcome = await deliver({
        url: form.action,
        body: () => ({ ...Object.fromEntries(new FormData(form)), _id }),
        onWait: (isOffline) => say(form, form.dataset[isOffline ? 'offline' : 'trying']),
      });
      finish(form, outcome);
    } finally {
      isSending = false;
      button.removeAttribute('aria-busy');
      window.removeEventListener('beforeunload', warn);
    }
  }

  takeUpDraft(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending && isFine(form)) void send();
  });
  form.addEventListener('input', ({ target }) => {
    keepDraft(form);
    const control = controlsOf(form).find((known) => known === target);
    if (control?.getAttribute('aria-invalid') && problemOf(control) === null) show(control, null);
  });
  form.addEventListener('focusout', ({ target }) => {
    const control = controlsOf(form).find((known) => known === target);
    if (control && control.value !== '') show(control, problemOf(control));
  });
}
