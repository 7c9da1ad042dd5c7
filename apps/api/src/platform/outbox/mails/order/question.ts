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
    text: `To go on with ${formatOrder(question)}, we need your answer:

${question.text}

Answer here, and attach a PDF or a picture if that helps: ${question.link}
The order waits until you answer.

Order ID: ${question.orderId}
`,
  };
}

export function renderMessageSentMail(message: QuestionMail) {
  return {
    subject: `Order ${message.orderNumber}: a message from us`,
    text: `We wrote to you about ${formatOrder(message)}:

${message.text}

Read it here, and write back if you like: ${message.link}

Order ID: ${message.orderId}
`,
  };
}

export function renderQuestionWithdrawnMail(question: QuestionMail) {
  return {
    subject: `Order ${question.orderNumber}: our question is settled`,
    text: `We asked you about ${formatOrder(question)}:

${question.text}

You need not answer any more. The order goes on: ${question.link}

Order ID: ${question.orderId}
`,
  };
}

export function renderQuestionAnsweredMail(answer: QuestionMail) {
  return {
    subject: `Order ${answer.orderNumber}: the carrier wrote`,
    text: `About ${formatOrder(answer)}:

${answer.text}

Go on with the order here: ${answer.link}

Order ID: ${answer.orderId}
`,
  };
}
