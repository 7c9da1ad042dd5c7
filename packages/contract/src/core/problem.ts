import * as z from 'zod/mini';

/** The sentences of spec [5] and [8] appear only here. The browser shows `detail`, which is the title unless the server knows more. */
export const problems = {
  'input.invalid': { status: 400, title: 'Something in the form needs another look.' },
  'input.unreadable': { status: 400, title: 'The request could not be read.' },
  'input.too-large': { status: 413, title: 'The request is too large.' },
  'input.media-type': { status: 415, title: 'The request must be JSON.' },
  card_number_refused: { status: 400, title: 'Card numbers are never sent to us. Use the card form.' },
  'request.cross-site': { status: 403, title: 'This call can only be made from the application itself.' },
  'session.required': { status: 401, title: 'Sign in to go on.' },
  'session.ended': { status: 401, title: 'Your session has ended. Sign in again.' },
  'access.refused': { status: 403, title: 'Your account may not do this.' },
  'not-found': { status: 404, title: 'Not found.' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method.' },
  'rate.limited': { status: 429, title: 'Too many tries. Wait a little and try again.' },
  'server.failed': { status: 500, title: 'Something went wrong, try again later !' },
  'server.unavailable': {
    status: 503,
    title: 'We cannot reach our database at the moment. Try again in a few seconds.',
  },
  'credentials.wrong': { status: 401, title: 'Wrong credentials !' },
  'sign-in.wait': { status: 429, title: 'Too many failed tries. Wait before the next one.' },
  'account.email-in-use': { status: 409, title: 'Email is already in use !' },
  'user.email-in-use': { status: 409, title: 'Email is already in use!' },
  'user.last-admin': { status: 409, title: 'The last admin cannot be deleted.' },
  'user.own-account': { status: 409, title: 'Your own account is not changed here.' },
  'password.temporary': {
    status: 403,
    title: 'Your password was set by an administrator. Choose a new one first.',
  },
  'account.email-locked': { status: 409, title: 'Your e-mail is set. Change it with the code that we send.' },
  'password.common': { status: 400, title: 'This password is one of the most common ones. Choose another.' },
  'code.wrong': { status: 400, title: 'This code is not right. Check the e-mail and try again.' },
  'code.expired': { status: 410, title: 'This code has run out. Ask for a new one.' },
  'code.spent': { status: 410, title: 'Five tries were wrong. Ask for a new code.' },
  'reset.invalid': { status: 410, title: 'This link has run out or was used. Ask for a new one.' },
  'company.exists': { status: 409, title: 'This company was already added.' },
  'truck.exists': { status: 409, title: 'A truck with this power unit number was already added.' },
  'trailer.exists': { status: 409, title: 'A trailer with this internal number was already added.' },
  'combination.exists': { status: 409, title: 'A combination with this name is already saved. Choose another name.' },
  'combination.too-many': {
    status: 409,
    title: 'You have 50 saved combinations, which is the most. Delete one before you save another.',
  },
  'order.stale': {
    status: 409,
    title: 'This order was changed elsewhere since you opened it. Nothing was overwritten.',
  },
  'order.not-draft': { status: 409, title: 'This order is no longer a draft and cannot be changed.' },
  'order.still-draft': { status: 409, title: 'This order is still a draft. Change it in the order form.' },
  'order.move-refused': { status: 409, title: 'The order cannot move to that status.' },
  'order.not-waiting': { status: 409, title: 'This order does not wait any more: it has been decided.' },
  'claim.held': { status: 409, title: 'Another admin holds this order.' },
  'claim.not-mine': { status: 409, title: 'Only the admin who holds an order can release it.' },
  'order.not-pending': { status: 409, title: 'This can be done only while the order is pending.' },
  'order.no-permit': {
    status: 422,
    title: 'With these figures no state of the order asks for a permit. Reject the order instead.',
  },
  'unit.locked': {
    status: 409,
    title: 'A permit of this unit is issued, and altering issued permits is prohibited by law.',
  },
  'permit.move-refused': { status: 409, title: 'The permit cannot move to that status.' },
  order_not_payable: { status: 409, title: 'This order cannot be paid any more.' },
  order_incomplete: { status: 422, title: 'Something in the order is still missing.' },
  amount_changed: { status: 409, title: 'The total of this order has changed. Look at the new amount before you pay.' },
  payment_in_progress: { status: 409, title: 'A payment for this order is in progress. Wait until it is settled.' },
  'adjustment.not-due': { status: 409, title: 'Nothing is due for this order.' },
  'adjustment.too-small': { status: 422, title: 'Less than 50 cents cannot be charged by card.' },
  card_declined: { status: 402, title: 'Your card was declined.' },
  authentication_failed: {
    status: 402,
    title: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  'payment.abandoned': {
    status: 409,
    title: 'This payment was given up and nothing was charged by it. Press PAY to pay.',
  },
  'payment.too-many-declines': { status: 429, title: 'Too many declined payments. Try again in an hour.' },
  provider_unavailable: {
    status: 503,
    title: 'The payment provider cannot be reached. Nothing was charged. Try again.',
  },
  'refund.too-much': { status: 409, title: 'This is more than can still be refunded.' },
  'refund.not-possible': { status: 409, title: 'Nothing was taken with this payment, so nothing can be refunded.' },
  'refund.repeated': { status: 409, title: 'This refund was made already, with another amount.' },
  'receipt.unpaid': { status: 409, title: 'This order is not paid yet, so there is no receipt.' },
  'document.unavailable': {
    status: 503,
    title: 'This document could not be made just now. Try again in a few seconds.',
  },
  'article.stale': {
    status: 409,
    title: 'This article was changed elsewhere since you opened it. Nothing was overwritten.',
  },
  'article.incomplete': { status: 422, title: 'Something is still missing before everybody can read this article.' },
  'article.image-refused': {
    status: 400,
    title: 'This file is not a whole PNG, JPEG or WebP picture. Choose another one.',
  },
  'blog.elsewhere': { status: 409, title: 'Articles are written in Ghost here: open its admin area from the menu.' },
  'blog.unavailable': { status: 503, title: 'The articles cannot be reached just now. Try again in a few seconds.' },
  'webhook.bad-signature': { status: 400, title: 'The signature is not valid.' },
  'webhook.unsettled': { status: 503, title: 'The event could not be settled now. Send it again.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** `path` joins the keys with dots (`units.0.weight`). */
export type InputError = { path: string; code: string; message: string };

/** RFC 9457 problem+json. A code may add extension members (`version`, `total`, …). */
export const ProblemBody = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }))),
});
export type ProblemBody = z.infer<typeof ProblemBody>;
