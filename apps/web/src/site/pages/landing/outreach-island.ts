import { createId } from '#lib/create-id.ts';
import { wake as wakeDialogs } from '#ui/overlay/dialog-island.ts';
import { forgetMessage, keepMessage, sendMessage, sendUnsent } from '#product/account/unsent-messages.ts';
import { isEmailAddress, isPhoneNumber, normalizeEmail, splitPhone } from '@wideload/domain';

function find<E extends HTMLElement>(root: ParentNode, selector: string, kind: new () => E): E {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The form has no ${selector}`);
  return found;
}

type OutreachControl = HTMLInputElement | HTMLTextAreaElement;

const MAX_DIGITS = 10;

/** The server applies the same rules. */
export function findProblem({ value, dataset }: OutreachControl): string | null {
  const text = value.trim();
  const { missing, kind, wrong = '', tooLong = '' } = dataset;
  if (text === '') return missing ?? null;
  if (kind === 'email') return isEmailAddress(normalizeEmail(text)) ? null : wrong;
  if (kind !== 'phone') return null;
  const { number } = splitPhone(text);
  if (!isPhoneNumber(number)) return wrong;
  return number.replace('+52', '').length > MAX_DIGITS ? tooLong : null;
}

function listControls(form: HTMLFormElement): OutreachControl[] {
  return [...form.querySelectorAll<OutreachControl>(':is(input, textarea)[aria-describedby]')];
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

function showRefusal(form: HTMLFormElement, fields: readonly string[]): void {
  showStatus(form, form.dataset['refused']);
  const refused = listControls(form).filter(({ name }) => fields.includes(name));
  for (const control of refused) showProblem(control, control.dataset['wrong'] ?? form.dataset['refused'] ?? '');
}

/** The words about the device are only true while the server has nothing. */
function showThanks(form: HTMLFormElement, isStored: boolean): void {
  const dialog = document.getElementById(`${form.id}-sent`);
  if (!(dialog instanceof HTMLDialogElement)) return;
  find(dialog, '[data-stored]', HTMLElement).hidden = !isStored;
  find(dialog, '[data-kept]', HTMLElement).hidden = isStored;
  dialog.showModal();
}

/** A slower answer counts as a failure: the message is sent again in the background. */
const maxWaitMs = 5000;

/** Spec [4]: the success modal follows also when the call fails. What was typed is then on the device until the server has it. */
async function send(form: HTMLFormElement): Promise<void> {
  const body = { ...Object.fromEntries(new FormData(form)), _id: createId() };
  const message = { url: form.action, body, typedAt: Date.now() };
  keepMessage(message);
  const outcome = await sendMessage(message, maxWaitMs);
  if (outcome.kind !== 'failed') forgetMessage(message);
  if (outcome.kind === 'refused') return showRefusal(form, outcome.fields);
  showStatus(form, '');
  form.reset();
  removeDraft(form);
  showThanks(form, outcome.kind === 'stored');
  if (outcome.kind === 'failed') void sendUnsent();
}

export function wake(island: HTMLElement): void {
  wakeDialogs(island);
  const form = find(island, 'form', HTMLFormElement);
  const button = find(form, '[type=submit]', HTMLButtonElement);
  let isSending = false;

  async function sendOnce() {
    isSending = true;
    button.setAttribute('aria-busy', 'true');
    showStatus(form, form.dataset['sending']);
    try {
      await send(form);
    } finally {
      isSending = false;
      button.removeAttribute('aria-busy');
    }
  }

  restoreDraft(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending && validate(form)) void sendOnce();
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
