// A frame of the Stripe.js replacement: its fields, its windows and its API calls.
import { checkEntry, describeEntry, groupInFours, toError } from './card-entry.js';

const kind = location.hash.slice(1);
const tell = (message) => parent.postMessage(message, location.origin);
const begun = Promise.withResolvers();

function create(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Form fields as the API takes them: `card[token]=…`. */
function toFields(values, path = '') {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = path === '' ? name : `${path}[${name}]`;
    return typeof value === 'object' ? toFields(value, field) : [[field, String(value)]];
  });
}

async function post(path, values) {
  const { key } = await begun.promise;
  const headers = { authorization: `Bearer ${key}` };
  try {
    const answer = await fetch(path, { method: 'POST', headers, body: new URLSearchParams(toFields(values)) });
    return await answer.json();
  } catch {
    return { error: { type: 'api_connection_error', message: 'The sandbox could not be reached. Try again.' } };
  }
}

const idOf = (secret) => secret.split('_secret_')[0];

async function confirmSetup(secret, card) {
  const answer = await post(`v1/setup_intents/${idOf(secret)}/confirm`, { client_secret: secret, ...card });
  return answer.error === undefined ? { setupIntent: answer } : { error: answer.error };
}

async function createMethod({ token }) {
  const made = await post('v1/payment_methods', {
    type: 'card',
    card: { token, wallet: { type: 'google_pay' } },
    billing_details: { name: 'Ann Carrier', email: 'ann@test.example' },
  });
  return made.error === undefined ? { paymentMethod: made } : { error: made.error };
}

async function answerBank(secret, outcome) {
  const intent = await post('bank/authenticate', { client_secret: secret, outcome });
  const error = intent.error ?? intent.last_setup_error ?? intent.last_payment_error ?? null;
  if (error !== null) return { error };
  return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
}

function createField(name, label, placeholder) {
  // Browsers must not fill in a real card here.
  const input = create('input', { name, placeholder, inputMode: 'numeric', autocomplete: 'off' });
  input.setAttribute('aria-label', label);
  return input;
}

function createCardList(cards, onPick) {
  const rows = cards.map(({ number, title }) => {
    const button = create('button', { type: 'button', textContent: groupInFours(number) });
    button.addEventListener('click', () => onPick(groupInFours(number)));
    return create('li', {}, button, create('span', { textContent: title }));
  });
  return create('details', {}, create('summary', { textContent: 'Show the test cards' }), create('ul', {}, ...rows));
}

function thisMonth() {
  const today = new Date();
  return { year: today.getFullYear(), month: today.getMonth() + 1 };
}

/** Number, expiry and code are checked here and never leave this frame. */
async function showCardFields() {
  const cards = await (await fetch('cards.json')).json();
  const number = createField('number', 'Credit or debit card number', 'Card number');
  const expiry = createField('expiry', 'Credit or debit card expiration date', 'MM / YY');
  const cvc = createField('cvc', 'Credit or debit card CVC/CVV', 'CVC');
  const fields = [number, expiry, cvc];
  const list = createCardList(cards, (picked) => {
    number.value = picked;
    change();
  });
  const main = create(
    'main',
    {},
    create('div', { className: 'fields' }, ...fields),
    create('p', { className: 'mark', textContent: 'Sandbox: test cards only' }),
    list,
  );
  document.body.append(main);
  new ResizeObserver(() => tell({ event: 'height', data: main.scrollHeight })).observe(main);
  const entry = () => ({ number: number.value, expiry: expiry.value, cvc: cvc.value });

  function change() {
    const state = describeEntry(entry(), cards, thisMonth());
    tell({ event: 'change', data: { elementType: 'card', ...state, value: { postalCode: '' } } });
  }
  for (const field of fields) {
    field.addEventListener('input', change);
    field.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter' || key === 'Escape') tell({ event: key.toLowerCase(), data: {} });
    });
    field.addEventListener('focus', () => tell({ event: 'focus', data: {} }));
    field.addEventListener('blur', () => tell({ event: 'blur', data: {} }));
  }

  const setStyle = ({ base }) => {
    document.body.style.color = base.color;
    document.body.style.fontSize = base.fontSize;
  };
  return {
    begin: ({ style }) => setStyle(style),
    setStyle,
    ready: () => true,
    focus: () => number.focus(),
    clear() {
      for (const field of fields) field.value = '';
      change();
    },
    async confirmSetup({ secret, billing = {} }) {
      const check = checkEntry(entry(), cards, thisMonth());
      if (!check.ok) return { error: toError(check) };
      const card = { token: check.alias, exp_month: check.expMonth, exp_year: check.expYear };
      return confirmSetup(secret, { payment_method_data: { type: 'card', card, billing_details: billing } });
    },
  };
}

/** Each button has the message that it sends; the first one gets the focus. */
function openWindow(title, text, buttons) {
  const elements = buttons.map(([label, press]) => {
    const button = create('button', { type: 'button', textContent: label });
    button.addEventListener('click', () => void Promise.resolve(press()).then((data) => tell({ event: 'done', data })));
    return button;
  });
  const box = create('div', { className: 'window' });
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', title);
  box.append(create('h1', { textContent: title }), create('p', { textContent: text }), ...elements);
  document.body.append(create('main', { className: 'over' }, box));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && elements.at(-1).click());
  elements[0].focus();
}

const unanswered = {
  type: 'validation_error',
  code: 'authentication_unanswered',
  message: 'The bank’s question was not answered, so the card was not saved. Try again.',
};

const kinds = {
  controller: () => ({
    confirmSetup: ({ secret, method }) => confirmSetup(secret, { payment_method: method }),
    createMethod,
  }),
  card: showCardFields,
  express() {
    const button = create('button', { type: 'button', className: 'express', textContent: 'Pay with Google Pay' });
    button.addEventListener('click', () => tell({ event: 'press' }));
    document.body.append(create('main', {}, button));
    return {
      begin({ theme }) {
        button.dataset.theme = theme;
      },
    };
  },
  wallet: () => ({
    begin({ amount }) {
      openWindow('Google Pay', `$${(amount / 100).toFixed(2)}`, [
        ['Pay', () => 'pm_card_visa'],
        ['Pay with a card that the bank declines', () => 'pm_card_chargeCustomerFail'],
        ['Close', () => null],
      ]);
    },
  }),
  bank: () => ({
    begin({ secret }) {
      openWindow('3-D Secure', 'Sandbox: your bank would verify you here. Choose the outcome.', [
        ['Complete authentication', () => answerBank(secret, 'succeed')],
        ['Fail authentication', () => answerBank(secret, 'fail')],
        ['Close', () => ({ error: unanswered })],
      ]);
    },
  }),
};

const acts = await kinds[kind]();
window.addEventListener('message', ({ source, origin, data: { id, what, data } }) => {
  if (source !== parent || origin !== location.origin) return;
  if (what === 'begin') begun.resolve(data);
  void Promise.resolve(acts[what]?.(data)).then((answer) => tell({ answers: id, data: answer }));
});
tell({ event: 'open' });
