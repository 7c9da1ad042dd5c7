// A frame of the provider: its fields, its windows and its calls of the API. `/settings.json` says where the API is and which numbers it knows.
const kind = location.hash.slice(1);
const tell = (message) => parent.postMessage(message, '*');
const settings = fetch('/settings.json').then((answer) => answer.json());
const begun = Promise.withResolvers();

/** Fields as the API takes them: `card[token]=…`. */
function formOf(values, path = '') {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = path === '' ? name : `${path}[${name}]`;
    return typeof value === 'object' ? formOf(value, field) : [[field, String(value)]];
  });
}

async function post(path, values) {
  const { api } = await settings;
  const { key } = await begun.promise;
  const body = new URLSearchParams(formOf(values));
  const headers = { authorization: `Bearer ${key}` };
  return (await fetch(`${api}${path}`, { method: 'POST', headers, body })).json();
}

const idOf = (secret) => secret.split('_secret_')[0];

async function confirmSetup(secret, card) {
  const answer = await post(`/v1/setup_intents/${idOf(secret)}/confirm`, { client_secret: secret, ...card });
  return answer.error === undefined ? { setupIntent: answer } : { error: answer.error };
}

async function createMethod({ token }) {
  const made = await post('/v1/payment_methods', {
    type: 'card',
    card: { token, wallet: { type: 'google_pay' } },
    billing_details: { name: 'Ann Carrier', email: 'ann@test.example' },
  });
  return made.error === undefined ? { paymentMethod: made } : { error: made.error };
}

async function answerBank(secret, outcome) {
  const intent = await post('/bank/authenticate', { client_secret: secret, outcome });
  const error = intent.last_setup_error ?? intent.last_payment_error ?? null;
  if (error !== null) return { error };
  return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
}

function field(name, label, placeholder) {
  const input = Object.assign(document.createElement('input'), { name, placeholder, inputMode: 'numeric' });
  input.setAttribute('aria-label', label);
  return input;
}

function passesLuhn(digits) {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Number, expiry and code in one line. */
function cardFields() {
  const form = document.createElement('form');
  const number = field('number', 'Credit or debit card number', 'Card number');
  const expiry = field('expiry', 'Credit or debit card expiration date', 'MM / YY');
  const cvc = field('cvc', 'Credit or debit card CVC/CVV', 'CVC');
  form.append(number, expiry, cvc);
  document.body.append(form);
  const digits = () => number.value.replaceAll(/\D/g, '');

  function change() {
    const isWhole = digits().length >= (digits().startsWith('3') ? 15 : 16);
    const isWrong = isWhole && !passesLuhn(digits());
    const complete = isWhole && !isWrong && /^\d\d ?\/ ?\d\d$/.test(expiry.value) && cvc.value.length >= 3;
    const error = isWrong
      ? { type: 'validation_error', code: 'invalid_number', message: 'Your card number is invalid.' }
      : undefined;
    const empty = [number, expiry, cvc].every(({ value }) => value === '');
    const brand = digits().startsWith('4') ? 'visa' : 'unknown';
    tell({ event: 'change', data: { elementType: 'card', complete, empty, brand, error, value: { postalCode: '' } } });
  }
  form.addEventListener('input', change);
  form.addEventListener('focusin', () => tell({ event: 'focus', data: {} }));
  form.addEventListener('focusout', () => tell({ event: 'blur', data: {} }));

  function style({ base }) {
    document.body.style.color = base.color;
    document.body.style.fontSize = base.fontSize;
  }

  async function confirm({ secret, billing }) {
    const { numbers } = await settings;
    const [month, year] = expiry.value.split('/').map(Number);
    const card = { token: numbers[digits()] ?? 'unknown', exp_month: month, exp_year: 2000 + year };
    return confirmSetup(secret, { payment_method_data: { type: 'card', card, billing_details: billing } });
  }

  return {
    begin: ({ style: first }) => style(first),
    style,
    ready: () => true,
    focus: () => number.focus(),
    clear: () => {
      form.reset();
      change();
    },
    confirmSetup: confirm,
  };
}

/** A window over the page, each of its buttons with what is told when it is pressed. */
function openWindow(title, text, buttons) {
  const box = Object.assign(document.createElement('div'), { className: 'window' });
  box.append(Object.assign(document.createElement('h1'), { textContent: title }));
  box.append(Object.assign(document.createElement('p'), { textContent: text }));
  for (const [label, press] of buttons) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    button.addEventListener('click', () => void Promise.resolve(press()).then((data) => tell({ event: 'done', data })));
    box.append(button);
  }
  document.body.append(box);
}

const kinds = {
  controller: () => ({
    confirmSetup: ({ secret, method }) => confirmSetup(secret, { payment_method: method }),
    createMethod,
  }),
  card: cardFields,
  express() {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'whole',
      textContent: 'Pay with Google Pay',
    });
    button.addEventListener('click', () => tell({ event: 'press' }));
    document.body.append(button);
    return { begin: ({ theme }) => (button.dataset.theme = theme) };
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
      openWindow('3D Secure', 'Your bank asks whether it is you.', [
        ['Complete', () => answerBank(secret, 'succeed')],
        ['Fail', () => answerBank(secret, 'fail')],
      ]);
    },
  }),
};

const acts = kinds[kind]();
window.addEventListener('message', ({ source, data: { id, what, data } }) => {
  if (source !== parent) return;
  if (what === 'begin') begun.resolve(data);
  void Promise.resolve(acts[what]?.(data)).then((answer) => tell({ answers: id, data: answer }));
});
tell({ event: 'open' });
