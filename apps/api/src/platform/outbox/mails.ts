import { accountDeletedMail } from './mails/account/account-deleted.ts';
import { adjustmentDueMail } from './mails/order/adjustment-due.ts';
import { confirmationCodeMail } from './mails/account/confirmation-code.ts';
import { emailChangedMail } from './mails/account/email-changed.ts';
import { emailCodeMail } from './mails/account/email-code.ts';
import { orderApprovedMail } from './mails/order/order-approved.ts';
import type { OrderMoved } from './mails/order/order-moved.ts';
import { orderChangedMail } from './mails/order/order-changed.ts';
import { adjustmentPaidMail, orderPaidMail } from './mails/order/order-paid.ts';
import { orderRefundedMail, refundFailedMail, type RefundMail } from './mails/order/order-refunded.ts';
import { orderRejectedMail } from './mails/order/order-rejected.ts';
import { orderReopenedMail } from './mails/order/order-reopened.ts';
import { permitRefusedMail } from './mails/order/permit-refused.ts';
import { outreachMail } from './mails/outreach.ts';
import { paymentAlertMail } from './mails/payment-alert.ts';
import { passwordResetMail } from './mails/account/password-reset-mail.ts';

type MailOf<K extends string, T> = { kind: K; to: string; content: T };

export type Mail =
  | MailOf<'confirmation-code', Parameters<typeof confirmationCodeMail>[0]>
  | MailOf<'email-code', Parameters<typeof emailCodeMail>[0]>
  | MailOf<'email-changed', Parameters<typeof emailChangedMail>[0]>
  | MailOf<'account-deleted', Parameters<typeof accountDeletedMail>[0]>
  | MailOf<'password-reset', Parameters<typeof passwordResetMail>[0]>
  | MailOf<'order-approved' | 'order-rejected' | 'order-reopened', OrderMoved>
  | MailOf<'permit-refused', Parameters<typeof permitRefusedMail>[0]>
  | MailOf<'adjustment-due', Parameters<typeof adjustmentDueMail>[0]>
  | MailOf<'order-changed', Parameters<typeof orderChangedMail>[0]>
  | MailOf<'order-refunded' | 'refund-failed', RefundMail>
  | MailOf<'outreach', Parameters<typeof outreachMail>[0]>
  | MailOf<'payment-alert', Parameters<typeof paymentAlertMail>[0]>
  | MailOf<'order-paid' | 'adjustment-paid', Parameters<typeof orderPaidMail>[0]>;

export type MailText = { subject: string; text: string };

/** Secret content is blanked once the mail is sent. */
export const secretKinds: ReadonlySet<string> = new Set<Mail['kind']>([
  'confirmation-code',
  'email-code',
  'password-reset',
]);

export function renderMail(mail: Mail): MailText {
  switch (mail.kind) {
    case 'confirmation-code':
      return confirmationCodeMail(mail.content);
    case 'email-code':
      return emailCodeMail(mail.content);
    case 'email-changed':
      return emailChangedMail(mail.content);
    case 'account-deleted':
      return accountDeletedMail(mail.content);
    case 'password-reset':
      return passwordResetMail(mail.content);
    case 'order-approved':
      return orderApprovedMail(mail.content);
    case 'order-rejected':
      return orderRejectedMail(mail.content);
    case 'order-reopened':
      return orderReopenedMail(mail.content);
    case 'permit-refused':
      return permitRefusedMail(mail.content);
    case 'adjustment-due':
      return adjustmentDueMail(mail.content);
    case 'order-changed':
      return orderChangedMail(mail.content);
    case 'order-refunded':
      return orderRefundedMail(mail.content);
    case 'refund-failed':
      return refundFailedMail(mail.content);
    case 'outreach':
      return outreachMail(mail.content);
    case 'payment-alert':
      return paymentAlertMail(mail.content);
    case 'order-paid':
      return orderPaidMail(mail.content);
    case 'adjustment-paid':
      return adjustmentPaidMail(mail.content);
  }
}
