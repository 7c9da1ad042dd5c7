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
