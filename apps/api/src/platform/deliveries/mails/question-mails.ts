export type QuestionMail = {
  orderNumber: number;
  orderId: string;
  title: string;
  text: string;
  link: string;
};

const formatOrder = ({ orderNumber, title }: QuestionMail) =>
  title === '' ? `order ${orderNumber}` : `order ${orderNumber} (${title})`;

export function renderQuestionAskedMail(question: QuestionMail) {
  return {
    subject: `Order ${question.orderNumber}: we have a question`,
    text: `We need your answer before we can continue with ${formatOrder(question)}:

${question.text}

Answer here. You can attach a PDF or a picture: ${question.link}
Your order is on hold until you answer.

Order ID: ${question.orderId}
`,
  };
}

export function renderMessageSentMail(message: QuestionMail) {
  return {
    subject: `Order ${message.orderNumber}: a message from us`,
    text: `We wrote to you about ${formatOrder(message)}:

${message.text}

Read it and reply here: ${message.link}

Order ID: ${message.orderId}
`,
  };
}

export function renderQuestionWithdrawnMail(question: QuestionMail) {
  return {
    subject: `Order ${question.orderNumber}: no need to answer our question`,
    text: `We asked you about ${formatOrder(question)}:

${question.text}

You no longer need to answer. We are working on your order again: ${question.link}

Order ID: ${question.orderId}
`,
  };
}

export function renderQuestionAnsweredMail(answer: QuestionMail) {
  return {
    subject: `Order ${answer.orderNumber}: the carrier replied`,
    text: `About ${formatOrder(answer)}:

${answer.text}

Continue with the order here: ${answer.link}

Order ID: ${answer.orderId}
`,
  };
}

export type StateAsked = { orderId: string; orderNumber: number; states: readonly string[]; link: string };
export type StateAnswered = {
  orderId: string;
  orderNumber: number;
  title: string;
  state: string;
  isPermitted: boolean;
  reason: string;
  /** Other states that the carrier has to wait for, in words; empty for none. */
  others: string;
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
  const { orderId, orderNumber, title, state, isPermitted, reason, others, link } = answer;
  const order = title === '' ? `order ${orderNumber}` : `order ${orderNumber} (${title})`;
  const said = isPermitted
    ? `${state} would permit the load of ${order}.`
    : `${state} would not permit the load of ${order}.`;
  const pay =
    others === '' ? 'Pay the order here' : `You can pay once ${others} would permit it, too. See the order here`;
  const next = `${isPermitted ? pay : 'Change the load, or delete the order, here'}: ${link}`;
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
