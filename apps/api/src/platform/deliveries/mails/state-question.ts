export type StateAsked = { orderId: string; orderNumber: number; states: readonly string[]; link: string };
export type StateAnswered = {
  orderId: string;
  orderNumber: number;
  title: string;
  state: string;
  isPermitted: boolean;
  reason: string;
  link: string;
};

/** To the clerks. */
export function renderStateAskedMail({ orderId, orderNumber, states, link }: StateAsked) {
  const names = states.join(', ');
  return {
    subject: `Order ${orderNumber}: ask ${names} first`,
    text: `A load of order ${orderNumber} is more than the permits of ${names} allow, as far as we know. The carrier has reviewed the order and cannot pay until the state has said whether it would permit the load.

Ask the permit office, then record its answer here: ${link}

Order ID: ${orderId}
`,
  };
}

export function renderStateAnsweredMail(answer: StateAnswered) {
  const { orderId, orderNumber, title, state, isPermitted, reason, link } = answer;
  const order = title === '' ? `order ${orderNumber}` : `order ${orderNumber} (${title})`;
  const said = isPermitted
    ? `${state} would permit the load of ${order}.`
    : `${state} would not permit the load of ${order}.`;
  const next = isPermitted ? `Pay the order here: ${link}` : `Change the load, or delete the order, here: ${link}`;
  return {
    subject: `Order ${orderNumber}: ${state} ${isPermitted ? 'would permit your load' : 'would not permit your load'}`,
    text: `We asked. ${said}
${reason === '' ? '' : `\n${reason}\n`}
${next}

Nothing has been charged.
Order ID: ${orderId}
`,
  };
}
