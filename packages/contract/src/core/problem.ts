import * as z from 'zod/mini';

/** The sentences of spec [5] and [8] appear only here. The browser shows `detail`, which is the title unless the server knows more. */
export const problems = {
  'input.invalid': { status: 400, title: 'Something in the form needs another look.' },
  'input.unreadable': { status: 400, title: 'The request could not be read.' },
  'request.headers-too-large': { status: 431, title: 'The address or the headers of the request are too large.' },
  'request.timed-out': { status: 408, title: 'The request took too long to arrive.' },
  'input.too-large': { status: 413, title: 'The request is too large.' },
  'input.media-type': { status: 415, title: 'The request must be JSON.' },
  card_number_refused: { status: 400, title: 'Card numbers are never sent to us. Use the card form.' },
  'request.cross-site': { status: 403, title: 'This call can only be made from the application itself.' },
  'session.required': { status: 401, title: 'Sign in to continue.' },
  'session.ended': { status: 401, title: 'Your session has ended. Sign in again.' },
  'access.refused': { status: 403, title: 'Your account is not allowed to do this.' },
  'permission.missing': { status: 403, title: 'Your role at the desk does not allow this.' },
  'role.missing': { status: 403, title: 'Your role in this account does not allow this. Ask an owner of the account.' },
  'scope.missing': { status: 403, title: 'This API key does not have the scope that this call needs.' },
  'api-key.ended': {
    status: 401,
    title: 'This API key has expired, was revoked, or never was. An owner of the account makes a new one.',
  },
  'idempotency-key.unreadable': {
    status: 400,
    title: 'The header Idempotency-Key has 1 to 200 letters, digits, or signs of ASCII.',
  },
  'idempotency-key.in-progress': {
    status: 409,
    title: 'The first call with this Idempotency-Key has not ended. Repeat the call in a moment to get its answer.',
  },
  'idempotency-key.other-call': {
    status: 422,
    title: 'This Idempotency-Key was used for another call, or with another body. Use a new one.',
  },
  'api-key.too-many': { status: 409, title: 'You have 20 API keys, which is the most. Revoke one first.' },
  'not-found': { status: 404, title: 'Not found.' },
  'method-not-allowed': { status: 405, title: 'This address does not support that method.' },
  'rate.limited': { status: 429, title: 'Too many attempts. Wait a moment and try again.' },
  'server.failed': { status: 500, title: 'Something went wrong, try again later !' },
  'server.unavailable': {
    status: 503,
    title: 'We cannot reach our database at the moment. Try again in a few seconds.',
  },
  'server.full': {
    status: 503,
    title: 'The server has no room to save at the moment. Nothing was changed. Try again later.',
  },
  'credentials.wrong': { status: 401, title: 'Wrong credentials !' },
  'sign-in.wait': { status: 429, title: 'Too many failed attempts. Wait before you try again.' },
  'account.email-in-use': { status: 409, title: 'Email is already in use !' },
  'user.email-in-use': { status: 409, title: 'Email is already in use!' },
  'user.last-admin': { status: 409, title: 'The last admin cannot be deleted.' },
  'user.own-account': { status: 409, title: 'You cannot change your own account here.' },
  'user.clerk-first': {
    status: 409,
    title: 'A new admin begins as a clerk. Another role needs a second person: choose it in the list afterwards.',
  },
  'user.own-password': {
    status: 409,
    title: 'Nobody sets another admin’s password. “Forgot your password?” on the sign-in page mails them a link.',
  },
  'user.own-email': {
    status: 409,
    title: 'Nobody sets another admin’s e-mail. A link asks them to change it themselves.',
  },
  'user.unfiled-orders': {
    status: 409,
    title: 'This account has paid orders with permits that are not filed. Refund them first.',
  },
  'password.temporary': {
    status: 403,
    title: 'Your password was set by an administrator. Choose a new one first.',
  },
  'password.ended': {
    status: 401,
    title: 'Your temporary password has expired. Press “Forgot your password?” to choose your own.',
  },
  'account.email-locked': { status: 409, title: 'Your e-mail is already set. Change it with the code we send you.' },
  'second-factor.required': { status: 401, title: 'Enter the code from your authenticator app.' },
  'second-factor.passkey': { status: 401, title: 'This account signs in with its passkey.' },
  'second-factor.wrong': {
    status: 400,
    title: 'This code is not correct, or was already used. Wait for the next one.',
  },
  'second-factor.missing': {
    status: 403,
    title: 'Administrators sign in with a second factor. Set up a passkey or an authenticator app first.',
  },
  'second-factor.exists': { status: 409, title: 'An authenticator app is set up already. Remove it first.' },
  'second-factor.last': {
    status: 409,
    title: 'Administrators need a second factor, and this is your last one. Add another one first.',
  },
  'second-factor.none': { status: 409, title: 'This account has neither an authenticator app nor a passkey.' },
  'passkey.refused': { status: 400, title: 'This passkey was not accepted. Try again, or sign in another way.' },
  'passkey.too-many': { status: 409, title: 'You have 20 passkeys, which is the most. Remove one first.' },
  'step-up.required': { status: 403, title: 'Confirm that it is you before you do this.' },
  'approval.required': { status: 403, title: 'A second person has to approve this.' },
  'approval.asked': { status: 409, title: 'This was asked for already, and waits for a second person.' },
  'approval.needless': { status: 409, title: 'This needs no second person. Do it as usual.' },
  'approval.own': { status: 403, title: 'Nobody approves what they have asked for.' },
  'approval.ended': { status: 409, title: 'This was decided or taken back, or has expired.' },
  'approval.changed': {
    status: 409,
    title:
      'What was to be changed has changed since it was asked. Nothing was done: refuse it, and have it asked again.',
  },
  'code.wrong': { status: 400, title: 'This code is not correct. Check the e-mail and try again.' },
  'code.expired': { status: 410, title: 'This code has expired. Request a new one.' },
  'code.spent': { status: 410, title: 'Five wrong tries. Request a new code.' },
  'sign-in-key.spent': { status: 410, title: 'Enter your password to sign in.' },
  'reset.invalid': { status: 410, title: 'This link has expired or was already used. Request a new one.' },
  'invitation.ended': {
    status: 410,
    title: 'This invitation has expired, was used or was taken back. Ask for a new one.',
  },
  'join.asked': { status: 409, title: 'The account has an open request to join another one. Take it back first.' },
  'join.ended': { status: 410, title: 'This request has expired, was used or was taken back.' },
  'people.exists': { status: 409, title: 'This person works in the account already.' },
  'people.too-many': { status: 409, title: 'An account has at most 50 people and open invitations.' },
  'people.first-owner': { status: 409, title: 'The person who opened the account stays its owner.' },
  'people.not-dispatcher': { status: 409, title: 'A payment limit is for dispatchers.' },
  'company.exists': { status: 409, title: 'This company was already added.' },
  'truck.exists': { status: 409, title: 'A truck with this power unit number was already added.' },
  'trailer.exists': { status: 409, title: 'A trailer with this internal number was already added.' },
  'combination.exists': { status: 409, title: 'A combination with this name is already saved. Choose another name.' },
  'combination.too-many': {
    status: 409,
    title: 'You have 50 saved combinations, which is the most. Delete one before you save another.',
  },
  'template.exists': {
    status: 409,
    title: 'A template of this kind with this name is already saved. Choose another name.',
  },
  'template.stale': {
    status: 409,
    title: 'This template was changed elsewhere since you opened it. Nothing was overwritten.',
  },
  'order.stale': {
    status: 409,
    title: 'This order was changed elsewhere since you opened it. Nothing was overwritten.',
  },
  'order.not-draft': { status: 409, title: 'This order is no longer a draft and cannot be changed.' },
  'order.still-draft': { status: 409, title: 'This order is still a draft. Change it in the order form.' },
  'order.move-refused': { status: 409, title: 'The order cannot move to that status.' },
  'order.refunded': { status: 409, title: 'All that was paid for this order is refunded, or on its way back.' },
  'order.permits-undecided': {
    status: 409,
    title: 'The order cannot be approved: permits of it are neither issued nor refused nor void.',
  },
  'order.not-waiting': { status: 409, title: 'This order is no longer in the queue: it has been decided.' },
  'claim.held': { status: 409, title: 'Another admin holds this order.' },
  'claim.not-mine': { status: 409, title: 'Only the admin who holds an order can release it.' },
  'order.not-pending': { status: 409, title: 'This can be done only while the order is pending.' },
  'order.no-permit': {
    status: 422,
    title: 'With these figures, no state of the order requires a permit. Reject the order instead.',
  },
  'unit.locked': {
    status: 409,
    title: 'A permit of this unit is issued, and altering issued permits is prohibited by law.',
  },
  'change.not-possible': { status: 409, title: 'This order cannot be changed.' },
  'change.nothing': { status: 422, title: 'Nothing of this order would change.' },
  'change.waiting': {
    status: 409,
    title: 'A state is being asked to change this permit already. Wait for its answer, or write to us.',
  },
  'change.refused': { status: 409, title: 'A state does not change a permit that it has issued.' },
  'change.unpaid': {
    status: 409,
    title: 'The carrier has changed this order and not paid the difference yet. File it once that is paid.',
  },
  'order.no-trip': { status: 409, title: 'This order has no trip with a start and an end, so there is no way back.' },
  'order.no-documents': { status: 409, title: 'No permit of this order is issued, so there is nothing to download.' },
  'order.documents-too-large': {
    status: 409,
    title: 'The permits of this order are too large for one PDF. Download them one by one.',
  },
  'filing.final': { status: 409, title: 'This filing can no longer be undone: the carrier is notified.' },
  'permit.move-refused': { status: 409, title: 'The permit cannot move to that status.' },
  'permit.doubtful': {
    status: 409,
    title: 'Something about this permit looks wrong. Nothing was issued.',
  },
  'permit.days-apart': {
    status: 409,
    title: 'With these days the permits do not meet in the order of travel.',
  },
  'message.closed': { status: 409, title: 'This question is no longer open.' },
  'message.nobody': { status: 409, title: 'The account of this carrier is deleted, so nobody would read it.' },
  'message.file-refused': {
    status: 400,
    title: 'This file is not a complete PDF, PNG, JPEG or WebP. Choose another one.',
  },
  'message.file-gone': { status: 409, title: 'A file is no longer stored. Attach it again.' },
  order_not_payable: { status: 409, title: 'This order can no longer be paid.' },
  order_incomplete: { status: 422, title: 'Something in the order is still missing.' },
  amount_changed: { status: 409, title: 'The total of this order has changed. Check the new amount before you pay.' },
  'order.state-first': {
    status: 409,
    title:
      'A load of this order is a superload, or not permitted: we ask the state first. You can pay once it has said yes.',
  },
  'payment.not-allowed': {
    status: 403,
    title: 'You are not allowed to pay with the cards of this account. Ask an owner of the account.',
  },
  'payment.above-limit': { status: 403, title: 'This is more than you may pay. Ask an owner of the account.' },
  'payment.may-pay': { status: 409, title: 'You are an owner of the account: you can pay this yourself.' },
  payment_in_progress: { status: 409, title: 'A payment for this order is in progress. Wait until it is settled.' },
  'adjustment.not-due': { status: 409, title: 'Nothing is due for this order.' },
  'fee-difference.settled': { status: 409, title: 'This fee difference is settled, or is another one now.' },
  'fee-difference.not-possible': { status: 409, title: 'This fee difference cannot be settled this way.' },
  'phone-charge.not-agreed': {
    status: 409,
    title:
      'The carrier has not agreed to it: there is no agreement, its card is gone, or the total is above its limit.',
  },
  'adjustment.too-small': { status: 422, title: 'Less than 50 cents cannot be charged by card.' },
  card_declined: { status: 402, title: 'Your card was declined.' },
  authentication_failed: {
    status: 402,
    title: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  'payment.abandoned': {
    status: 409,
    title: 'This payment was abandoned, and nothing was charged. Press PAY to pay.',
  },
  'payment.cards-gone': {
    status: 409,
    title:
      'The payment provider no longer has the saved cards of this account, so nothing was charged. Add a card and pay with it.',
  },
  'payment.too-many-declines': { status: 429, title: 'Too many declined payments. Try again in an hour.' },
  provider_unavailable: {
    status: 503,
    title: 'The payment provider cannot be reached. Nothing was charged. Try again.',
  },
  'payment.not-open-yet': {
    status: 503,
    title:
      'We have just started and are still reading what the card provider did. Nothing was charged. Try again in a few seconds.',
  },
  'refund.too-much': { status: 409, title: 'This is more than can still be refunded.' },
  'refund.not-possible': { status: 409, title: 'This payment took no money, so nothing can be refunded.' },
  'refund.disputed': {
    status: 409,
    title: 'The cardholder’s bank disputes this payment, so a refund could cost the amount twice.',
  },
  'refund.repeated': { status: 409, title: 'This refund was already made, for a different amount.' },
  'month.not-next': { status: 409, title: 'Months are closed one after the other. Reload to see which one is next.' },
  'month.not-last': {
    status: 409,
    title: 'Only the month that was closed last can be reopened. Reload to see which one it is.',
  },
  'month.not-over': { status: 409, title: 'This month is not over yet, so it cannot be closed.' },
  'month.changed': { status: 409, title: 'More was booked since you looked. Nothing was closed: check the new sums.' },
  'month.open-fees': { status: 409, title: 'Fee differences are open. Look at them before you close the month.' },
  'month.not-begun': { status: 409, title: 'This month has not begun, so it has no statement.' },
  'receipt.unpaid': { status: 409, title: 'This order is not paid yet, so there is no receipt.' },
  'document.unavailable': {
    status: 503,
    title: 'This document could not be created right now. Try again in a few seconds.',
  },
  'file.infected': {
    status: 422,
    title: 'A virus was found in this file. It was not stored. Scan your device before you send another.',
  },
  'article.stale': {
    status: 409,
    title: 'This article was changed elsewhere since you opened it. Nothing was overwritten.',
  },
  'article.incomplete': { status: 422, title: 'Something is still missing before this article can be published.' },
  'article.translation-refused': { status: 409, title: 'This article cannot be a translation of the other one.' },
  'article.image-refused': {
    status: 400,
    title: 'This file is not a complete PNG, JPEG or WebP picture. Choose another one.',
  },
  'blog.elsewhere': { status: 409, title: 'Articles are written in Ghost here: open its admin area from the menu.' },
  'blog.unavailable': { status: 503, title: 'The articles cannot be reached right now. Try again in a few seconds.' },
  'webhook.address-refused': {
    status: 422,
    title: 'Events are sent to an address of the public internet that begins with https:// and has no password in it.',
  },
  'webhook.too-many': { status: 409, title: 'You have 10 webhooks, which is the most. Remove one first.' },
  'packet.closed': {
    status: 404,
    title: 'This link does not open anything. It may have ended or been revoked. Ask whoever sent it for a new one.',
  },
  'restriction.stale': { status: 409, title: 'Somebody has changed this restriction. Read it again.' },
  'restriction.withdrawn': { status: 409, title: 'This restriction was withdrawn.' },
  'packet.not-paid': { status: 409, title: 'A packet can be shared once the order is paid.' },
  'packet.too-many': { status: 409, title: 'This order has 20 links, which is the most. Revoke one first.' },
  'packet.not-sendable': {
    status: 409,
    title: 'This link has ended, or its address is no longer known. Make another one.',
  },
  'packet.sent-enough': { status: 429, title: 'Links of this order were sent 40 times today. Try again tomorrow.' },
  'recipient.exists': { status: 409, title: 'This recipient is in the list.' },
  'recipient.many': { status: 409, title: 'You have 10 recipients, which is the most. Remove one first.' },
  'recipient.opted-out': { status: 409, title: 'This recipient has asked for no more messages from here.' },
  'recipient.too-many': {
    status: 429,
    title: 'This recipient has had 20 messages within a day, which is the most. Try again tomorrow.',
  },
  'texts.unavailable': { status: 409, title: 'Text messages cannot be sent here. Use an e-mail address.' },
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
  /** The right that the caller lacks: the lowest role that has it, or `pay`. */
  permission: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }))),
});
export type ProblemBody = z.infer<typeof ProblemBody>;
