import { MINUTE } from '#clock.ts';
import {
  renderAccountChangedMail,
  type AccountChanged,
  renderAccountDeletedMail,
  renderAccountJoinMail,
  type AccountJoinMail,
  renderInvitationMail,
  type InvitationMail,
} from './mails/account-mails.ts';
import {
  renderAdjustmentDueMail,
  renderAdjustmentPaidMail,
  renderOrderPaidMail,
  renderPaymentAskedMail,
  type PaymentAsked,
  renderOrderRefundedMail,
  renderRefundFailedMail,
  type RefundMail,
  renderPaymentAlertMail,
} from './mails/payment-mails.ts';
import {
  renderApprovalAskedMail,
  type ApprovalAsked,
  renderApprovalDecidedMail,
  type ApprovalDecided,
} from './mails/approval-request-mails.ts';
import {
  renderConfirmationCodeMail,
  renderPasswordResetMail,
  renderEmailCodeMail,
  renderEmailLinkMail,
  type EmailLink,
  renderEmailChangedMail,
  renderSignInChangedMail,
  type SignInChange,
} from './mails/sign-in-mails.ts';
import {
  renderOrderApprovedMail,
  type OrderApproved,
  type OrderMoved,
  renderOrderRejectedMail,
  type OrderRejected,
  renderOrderReopenedMail,
} from './mails/order-status-mails.ts';
import {
  renderOrderNewsMail,
  type OrderNewsMail,
  renderOrderChangedMail,
  renderOrderHandedOverMail,
  type OrderHandedOver,
} from './mails/order-change-mails.ts';
import { renderPacketLinkMail, type PacketLinkMail } from './mails/packet-link.ts';
import { renderPermitUpdateMail } from './mails/permit-update.ts';
import {
  renderMessageSentMail,
  renderQuestionAnsweredMail,
  renderQuestionAskedMail,
  renderQuestionWithdrawnMail,
  type QuestionMail,
  renderStateAnsweredMail,
  renderStateAskedMail,
  type StateAnswered,
  type StateAsked,
} from './mails/question-mails.ts';
import type { Tables } from '#platform/db/tables.generated.ts';

type OutreachMail = {
  kind: Tables['outreach_messages']['kind'];
  name: string;
  email: string;
  /** Digits; empty if not given. */
  phone: string;
  /** Empty in a contact request. */
  position: string;
  message: string;
  language: string;
};

const subjects = {
  'join-team': 'New job application from the website',
  contact: 'New message from the website',
} as const;

/** The visitor's words are in the body only, never in a header. */
function renderOutreachMail({ kind, name, email, phone, position, message, language }: OutreachMail) {
  const facts = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    ...(phone === '' ? [] : [`Phone: ${phone}`]),
    ...(position === '' ? [] : [`Desired position: ${position}`]),
    `Reply in: ${language}`,
  ];
  return {
    subject: subjects[kind],
    text: `${facts.join('\n')}

${message === '' ? 'They left no message.' : message}

The form told them that a representative would get back to them.
`,
  };
}

type MailOf<K extends string, T> = { kind: K; to: string; content: T };

export type Mail =
  | MailOf<'confirmation-code', Parameters<typeof renderConfirmationCodeMail>[0]>
  | MailOf<'email-code', Parameters<typeof renderEmailCodeMail>[0]>
  | MailOf<'email-changed', Parameters<typeof renderEmailChangedMail>[0]>
  | MailOf<'email-link', EmailLink>
  | MailOf<'account-changed', AccountChanged>
  | MailOf<'account-join', AccountJoinMail>
  | MailOf<'account-deleted', Parameters<typeof renderAccountDeletedMail>[0]>
  | MailOf<'sign-in-changed', SignInChange>
  | MailOf<'invitation', InvitationMail>
  | MailOf<'approval-asked', ApprovalAsked>
  | MailOf<'approval-decided', ApprovalDecided>
  | MailOf<'password-reset', Parameters<typeof renderPasswordResetMail>[0]>
  | MailOf<'order-approved', OrderApproved>
  | MailOf<'order-rejected', OrderRejected>
  | MailOf<'order-reopened', OrderMoved>
  | MailOf<'permit-update', Parameters<typeof renderPermitUpdateMail>[0]>
  | MailOf<'question-asked' | 'question-withdrawn' | 'message-sent' | 'question-answered', QuestionMail>
  | MailOf<'adjustment-due', Parameters<typeof renderAdjustmentDueMail>[0]>
  | MailOf<'order-changed', Parameters<typeof renderOrderChangedMail>[0]>
  | MailOf<'order-handed-over', OrderHandedOver>
  | MailOf<'payment-asked', PaymentAsked>
  | MailOf<'state-asked', StateAsked>
  | MailOf<'state-answered', StateAnswered>
  | MailOf<'order-refunded' | 'refund-failed', RefundMail>
  | MailOf<'packet-link', PacketLinkMail>
  | MailOf<'order-news', OrderNewsMail>
  | MailOf<'outreach', Parameters<typeof renderOutreachMail>[0]>
  | MailOf<'payment-alert', Parameters<typeof renderPaymentAlertMail>[0]>
  | MailOf<'order-paid' | 'adjustment-paid', Parameters<typeof renderOrderPaidMail>[0]>;

export type MailText = { subject: string; text: string };

/** How long a code or a link in a mail may be used, and so how long its mail is worth sending. */
export const SECRET_LIFE = 10 * MINUTE;

/** Secret content is blanked once the mail is sent or given up. */
export const secretKinds: ReadonlySet<string> = new Set<Mail['kind']>([
  'confirmation-code',
  'email-code',
  'password-reset',
]);

export function renderMail(mail: Mail): MailText {
  switch (mail.kind) {
    case 'confirmation-code':
      return renderConfirmationCodeMail(mail.content);
    case 'email-code':
      return renderEmailCodeMail(mail.content);
    case 'email-changed':
      return renderEmailChangedMail(mail.content);
    case 'email-link':
      return renderEmailLinkMail(mail.content);
    case 'account-changed':
      return renderAccountChangedMail(mail.content);
    case 'account-join':
      return renderAccountJoinMail(mail.content);
    case 'account-deleted':
      return renderAccountDeletedMail(mail.content);
    case 'sign-in-changed':
      return renderSignInChangedMail(mail.content);
    case 'invitation':
      return renderInvitationMail(mail.content);
    case 'approval-asked':
      return renderApprovalAskedMail(mail.content);
    case 'approval-decided':
      return renderApprovalDecidedMail(mail.content);
    case 'password-reset':
      return renderPasswordResetMail(mail.content);
    case 'order-approved':
      return renderOrderApprovedMail(mail.content);
    case 'order-rejected':
      return renderOrderRejectedMail(mail.content);
    case 'order-reopened':
      return renderOrderReopenedMail(mail.content);
    case 'permit-update':
      return renderPermitUpdateMail(mail.content);
    case 'question-asked':
      return renderQuestionAskedMail(mail.content);
    case 'question-withdrawn':
      return renderQuestionWithdrawnMail(mail.content);
    case 'message-sent':
      return renderMessageSentMail(mail.content);
    case 'question-answered':
      return renderQuestionAnsweredMail(mail.content);
    case 'adjustment-due':
      return renderAdjustmentDueMail(mail.content);
    case 'order-changed':
      return renderOrderChangedMail(mail.content);
    case 'order-handed-over':
      return renderOrderHandedOverMail(mail.content);
    case 'payment-asked':
      return renderPaymentAskedMail(mail.content);
    case 'state-asked':
      return renderStateAskedMail(mail.content);
    case 'state-answered':
      return renderStateAnsweredMail(mail.content);
    case 'order-refunded':
      return renderOrderRefundedMail(mail.content);
    case 'refund-failed':
      return renderRefundFailedMail(mail.content);
    case 'order-news':
      return renderOrderNewsMail(mail.content);
    case 'packet-link':
      return renderPacketLinkMail(mail.content);
    case 'outreach':
      return renderOutreachMail(mail.content);
    case 'payment-alert':
      return renderPaymentAlertMail(mail.content);
    case 'order-paid':
      return renderOrderPaidMail(mail.content);
    case 'adjustment-paid':
      return renderAdjustmentPaidMail(mail.content);
  }
}
