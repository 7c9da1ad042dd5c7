// Replaces https://js.stripe.com in the sandbox, with the parts of Stripe.js that the product calls. Card numbers stay in a frame.
(() => {
  const script = new URL(document.currentScript.src);
  const home = script.origin;

  /** `onEvent` gets the events of the frame. */
  function openFrame(kind, { place = document.body, css = '', onEvent = () => {}, data = {} }) {
    const frame = document.createElement('iframe');
    frame.title = kind.title;
    frame.src = new URL(`frame.html#${kind.name}`, script).href;
    frame.style.cssText = css;
    const asked = new Map();
    let count = 0;
    const { promise: isOpen, resolve: open } = Promise.withResolvers();
    function hear({ source, origin, data: told }) {
      if (source !== frame.contentWindow || origin !== home) return;
      if (told.event === 'open') open();
      else if (told.event === 'height') frame.style.height = `${told.data}px`;
      else if (told.event !== undefined) onEvent(told.event, told.data);
      else asked.get(told.answers)?.(told.data);
    }
    window.addEventListener('message', hear);
    async function ask(what, more) {
      await isOpen;
      count += 1;
      const id = count;
      const { promise, resolve } = Promise.withResolvers();
      asked.set(id, resolve);
      frame.contentWindow?.postMessage({ id, what, data: more }, home);
      return promise;
    }
    place.append(frame);
    void ask('begin', data);
    return {
      ask,
      close() {
        window.removeEventListener('message', hear);
        frame.remove();
      },
    };
  }

  function listeners() {
    const heard = [];
    return {
      on: (type, handler) => heard.push([type, handler]),
      tell: (type, event = {}) => heard.filter(([of]) => of === type).forEach(([, handler]) => handler(event)),
    };
  }

  const inField = 'display: block; width: 100%; height: 22px; border: 0; color-scheme: light;';
  const overAll =
    'position: fixed; inset: 0; z-index: 2147483647; width: 100%; height: 100%; border: 0; color-scheme: light;';

  function cardElement(key, options) {
    const { on, tell } = listeners();
    let frame;
    let box;
    return {
      on,
      mount(place) {
        box = place;
        box.classList.add('StripeElement');
        frame = openFrame(
          { name: 'card', title: 'Secure card payment input frame' },
          {
            place,
            css: inField,
            data: { key, style: options.style },
            onEvent(type, event) {
              // Like the real one, which submits the form around it.
              if (type === 'enter') return box.closest('form')?.requestSubmit();
              if (type === 'focus' || type === 'blur') box.classList.toggle('StripeElement--focus', type === 'focus');
              tell(type, event);
            },
          },
        );
        void frame.ask('ready').then(() => tell('ready', { elementType: 'card' }));
      },
      update: (changes) => frame?.ask('setStyle', changes.style),
      focus: () => frame?.ask('focus'),
      clear: () => frame?.ask('clear'),
      destroy: () => frame?.close(),
      _confirm: (secret, billing) => frame.ask('confirmSetup', { secret, billing }),
    };
  }

  /** Resolves to the token of the chosen card, or null. */
  function openSheet(key, amount) {
    return new Promise((resolve) => {
      const sheet = openFrame(
        { name: 'wallet', title: 'Google Pay' },
        {
          css: overAll,
          data: { key, amount },
          onEvent(_type, token) {
            sheet.close();
            resolve(token);
          },
        },
      );
    });
  }

  function expressElement(key, group, { buttonTheme }) {
    const { on, tell } = listeners();
    let frame;
    async function press() {
      // The product answers within a second whether the wallet may open.
      const may = await new Promise((resolve) => {
        tell('click', {
          expressPaymentType: 'google_pay',
          resolve: () => resolve(true),
          reject: () => resolve(false),
        });
      });
      if (!may) return;
      group.token = await openSheet(key, group.options.amount);
      if (group.token === null) tell('cancel');
      else tell('confirm', { expressPaymentType: 'google_pay', paymentFailed: () => tell('failed') });
    }
    return {
      on,
      mount(place) {
        // No browser has a wallet for the sandbox, so a test enables one here.
        const has = localStorage.getItem('test.wallet') === 'google_pay';
        const onEvent = (type) => {
          if (type === 'press') void press();
        };
        if (has)
          frame = openFrame(
            { name: 'express', title: 'Secure express checkout frame' },
            { place, css: `${inField} height: 48px`, onEvent, data: { key, theme: buttonTheme.googlePay } },
          );
        setTimeout(() =>
          tell('availablepaymentmethodschange', {
            paymentMethods: has ? { googlePay: { available: true } } : undefined,
          }),
        );
      },
      destroy: () => frame?.close(),
    };
  }

  function Stripe(key) {
    const controller = openFrame({ name: 'controller', title: 'Stripe' }, { css: 'display: none', data: { key } });
    return {
      _registerWrapper() {},
      elements(options = {}) {
        const group = { options, token: null };
        return {
          create: (type, more) => (type === 'card' ? cardElement(key, more) : expressElement(key, group, more)),
          submit: async () => ({}),
          _group: group,
        };
      },
      createPaymentMethod: ({ elements }) => controller.ask('createMethod', { token: elements._group.token }),
      confirmCardSetup(secret, { payment_method: method }) {
        return typeof method === 'string'
          ? controller.ask('confirmSetup', { secret, method })
          : method.card._confirm(secret, method.billing_details);
      },
      handleNextAction({ clientSecret: secret }) {
        return new Promise((resolve) => {
          const bank = openFrame(
            { name: 'bank', title: '3D Secure authentication' },
            {
              css: overAll,
              data: { key, secret },
              onEvent(_type, result) {
                bank.close();
                resolve(result);
              },
            },
          );
        });
      },
    };
  }

  window.Stripe = Object.assign(Stripe, { version: 'endive' });
})();
