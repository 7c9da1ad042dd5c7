import * as z from 'zod/mini';

/** @returns a function that gives titles to refusals of the status. */
const withStatus =
  <const Status extends number>(status: Status) =>
  (title: string) => ({ status, title });

const badRequest = withStatus(400);
const unauthorized = withStatus(401);
const paymentRequired = withStatus(402);
const forbidden = withStatus(403);
const notFound = withStatus(404);
const conflict = withStatus(409);
const gone = withStatus(410);
const unprocessable = withStatus(422);
const tooMany = withStatus(429);
const unavailable = withStatus(503);

/** The sentences of spec [5] and [8] appear only here. The browser shows `detail`, which is the title unless the server knows more. */
export const problems = {
  'input.invalid': badRequest('Something in the form needs another look.'),
  'input.unreadable': badRequest('The request could not be read.'),
  'request.headers-too-large': { status: 431, title: 'The address or the headers of the request are too large.' },
  'request.timed-out': { status: 408, title: 'The request took too long to arrive.' },
  'input.too-large': { status: 413, title: 'The request is too large.' },
  'input.media-type': { status: 415, title: 'The request must be JSON.' },
  card_number_refused: badRequest('Card numbers are never sent to us. Use the card form.'),
  'request.cross-site': forbidden('This call can only be made from the application itself.'),
  'session.required': unauthorized('Sign in to continue.'),
  'session.ended': unauthorized('Your session has ended. Sign in again.'),
  'access.refused': forbidden('Your account is not allowed to do this.'),
  'permission.missing': forbidden('Your role at the desk does not allow this.'),
  'role.missing': forbidden('Your role in this account does not allow this. Ask an owner of the account.'),
  'scope.missing': forbidden('This API key does not have the scope that this call needs.'),
  'api-key.ended': unauthorized(
    'This API key has expired, was revoked, or never was. An owner of the account makes a new one.',
  ),
  'idempotency-key.unreadable': badRequest(
    'The header Idempotency-Key has 1 to 200 letters, digits, or signs of ASCII.',
  ),
  'idempotency-key.in-progress': conflict(
    'The first call with this Idempotency-Key has not ended. Repeat the call in a moment to get its answer.',
  ),
  'idempotency-key.other-call': unprocessable(
    'This Idempotency-Key was used for another call, or with another body. Use a new one.',
  ),
  'api-key.too-many': conflict('You have 20 API keys, which is the most. Revoke one first.'),
  'not-found': notFound('Not found.'),
  'method-not-allowed': { status: 405, title: 'This address does not support that method.' },
  'rate.limited': tooMany('Too many attempts. Wait a moment and try again.'),
  'server.failed': { status: 500, title: 'Something went wrong, try again later !' },
  'server.unavailable': unavailable('We cannot reach our database at the moment. Try again in a few seconds.'),
  'server.full': unavailable('The server has no room to save at the moment. Nothing was changed. Try again later.'),
  'credentials.wrong': unauthorized('Wrong credentials !'),
  'sign-in.wait': tooMany('Too many failed attempts. Wait before you try again.'),
  'account.email-in-use': conflict('Email is already in use !'),
  'user.email-in-use': conflict('Email is already in use!'),
  'user.last-admin': conflict('The last admin cannot be deleted.'),
  'user.own-account': conflict('You cannot change your own account here.'),
  'user.clerk-first': conflict(
    'A new admin begins as a clerk. Another role needs a second person: choose it in the list afterwards.',
  ),
  'user.own-password': conflict(
    'Nobody sets another admin’s password. “Forgot your password?” on the sign-in page mails them a link.',
  ),
  'user.own-email': conflict('Nobody sets another admin’s e-mail. A link asks them to change it themselves.'),
  'user.unfiled-orders': conflict('This account has paid orders with permits that are not filed. Refund them first.'),
  'password.temporary': forbidden('Your password was set by an administrator. Choose a new one first.'),
  'password.ended': unauthorized(
    'Your temporary password has expired. Press “Forgot your password?” to choose your own.',
  ),
  'account.email-locked': conflict('Your e-mail is already set. Change it with the code we send you.'),
  'second-factor.required': unauthorized('Enter the code from your authenticator app.'),
  'second-factor.passkey': unauthorized('This account signs in with its passkey.'),
  'second-factor.wrong': badRequest('This code is not correct, or was already used. Wait for the next one.'),
  'second-factor.missing': forbidden(
    'Administrators sign in with a second factor. Set up a passkey or an authenticator app first.',
  ),
  'second-factor.exists': conflict('An authenticator app is set up already. Remove it first.'),
  'second-factor.last': conflict(
    'Administrators need a second factor, and this is your last one. Add another one first.',
  ),
  'second-factor.none': conflict('This account has neither an authenticator app nor a passkey.'),
  'passkey.refused': badRequest('This passkey was not accepted. Try again, or sign in another way.'),
  'passkey.too-many': conflict('You have 20 passkeys, which is the most. Remove one first.'),
  'step-up.required': forbidden('Confirm that it is you before you do this.'),
  'approval.required': forbidden('A second person has to approve this.'),
  'approval.asked': conflict('This was asked for already, and waits for a second person.'),
  'approval.needless': conflict('This needs no second person. Do it as usual.'),
  'approval.own': forbidden('Nobody approves what they have asked for.'),
  'approval.ended': conflict('This was decided or taken back, or has expired.'),
  'approval.changed': conflict(
    'What was to be changed has changed since it was asked. Nothing was done: refuse it, and have it asked again.',
  ),
  'code.wrong': badRequest('This code is not correct. Check the e-mail and try again.'),
  'code.expired': gone('This code has expired. Request a new one.'),
  'code.spent': gone('Five wrong tries. Request a new code.'),
  'sign-in-key.spent': gone('Enter your password to sign in.'),
  'reset.invalid': gone('This link has expired or was already used. Request a new one.'),
  'invitation.ended': gone('This invitation has expired, was used or was taken back. Ask for a new one.'),
  'join.asked': conflict('The account has an open request to join another one. Take it back first.'),
  'join.ended': gone('This request has expired, was used or was taken back.'),
  'people.exists': conflict('This person works in the account already.'),
  'people.too-many': conflict('An account has at most 50 people and open invitations.'),
  'people.first-owner': conflict('The person who opened the account stays its owner.'),
  'people.not-dispatcher': conflict('A payment limit is for dispatchers.'),
  'company.exists': conflict('This company was already added.'),
  'truck.exists': conflict('A truck with this power unit number was already added.'),
  'trailer.exists': conflict('A trailer with this internal number was already added.'),
  'combination.exists': conflict('A combination with this name is already saved. Choose another name.'),
  'combination.too-many': conflict(
    'You have 50 saved combinations, which is the most. Delete one before you save another.',
  ),
  'template.exists': conflict('A template of this kind with this name is already saved. Choose another name.'),
  'template.stale': conflict('This template was changed elsewhere since you opened it. Nothing was overwritten.'),
  'order.stale': conflict('This order was changed elsewhere since you opened it. Nothing was overwritten.'),
  'order.not-draft': conflict('This order is no longer a draft and cannot be changed.'),
  'order.still-draft': conflict('This order is still a draft. Change it in the order form.'),
  'order.move-refused': conflict('The order cannot move to that status.'),
  'order.refunded': conflict('All that was paid for this order is refunded, or on its way back.'),
  'order.permits-undecided': conflict(
    'The order cannot be approved: permits of it are neither issued nor refused nor void.',
  ),
  'order.not-waiting': conflict('This order is no longer in the queue: it has been decided.'),
  'claim.held': conflict('Another admin holds this order.'),
  'claim.not-mine': conflict('Only the admin who holds an order can release it.'),
  'order.not-pending': conflict('This can be done only while the order is pending.'),
  'order.no-permit': unprocessable(
    'With these figures, no state of the order requires a permit. Reject the order instead.',
  ),
  'unit.locked': conflict('A permit of this unit is issued, and altering issued permits is prohibited by law.'),
  'change.not-possible': conflict('This order cannot be changed.'),
  'change.nothing': unprocessable('Nothing of this order would change.'),
  'change.waiting': conflict(
    'A state is being asked to change this permit already. Wait for its answer, or write to us.',
  ),
  'change.refused': conflict('A state does not change a permit that it has issued.'),
  'change.unpaid': conflict(
    'The carrier has changed this order and not paid the difference yet. File it once that is paid.',
  ),
  'order.no-trip': conflict('This order has no trip with a start and an end, so there is no way back.'),
  'order.no-documents': conflict('No permit of this order is issued, so there is nothing to download.'),
  'order.documents-too-large': conflict(
    'The permits of this order are too large for one PDF. Download them one by one.',
  ),
  'filing.final': conflict('This filing can no longer be undone: the carrier is notified.'),
  'permit.move-refused': conflict('The permit cannot move to that status.'),
  'permit.doubtful': conflict('Something about this permit looks wrong. Nothing was issued.'),
  'permit.days-apart': conflict('With these days the permits do not meet in the order of travel.'),
  'message.closed': conflict('This question is no longer open.'),
  'message.nobody': conflict('The account of this carrier is deleted, so nobody would read it.'),
  'message.file-refused': badRequest('This file is not a complete PDF, PNG, JPEG or WebP. Choose another one.'),
  'message.file-gone': conflict('A file is no longer stored. Attach it again.'),
  order_not_payable: conflict('This order can no longer be paid.'),
  order_incomplete: unprocessable('Something in the order is still missing.'),
  amount_changed: conflict('The total of this order has changed. Check the new amount before you pay.'),
  'order.state-first': conflict(
    'A load of this order is a superload, or not permitted: we ask the state first. You can pay once it has said yes.',
  ),
  'payment.not-allowed': forbidden(
    'You are not allowed to pay with the cards of this account. Ask an owner of the account.',
  ),
  'payment.above-limit': forbidden('This is more than you may pay. Ask an owner of the account.'),
  'payment.may-pay': conflict('You are an owner of the account: you can pay this yourself.'),
  payment_in_progress: conflict('A payment for this order is in progress. Wait until it is settled.'),
  'adjustment.not-due': conflict('Nothing is due for this order.'),
  'fee-difference.settled': conflict('This fee difference is settled, or is another one now.'),
  'fee-difference.not-possible': conflict('This fee difference cannot be settled this way.'),
  'phone-charge.not-agreed': conflict(
    'The carrier has not agreed to it: there is no agreement, its card is gone, or the total is above its limit.',
  ),
  'adjustment.too-small': unprocessable('Less than 50 cents cannot be charged by card.'),
  card_declined: paymentRequired('Your card was declined.'),
  authentication_failed: paymentRequired(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  ),
  'payment.abandoned': conflict('This payment was abandoned, and nothing was charged. Press PAY to pay.'),
  'payment.cards-gone': conflict(
    'The payment provider no longer has the saved cards of this account, so nothing was charged. Add a card and pay with it.',
  ),
  'payment.too-many-declines': tooMany('Too many declined payments. Try again in an hour.'),
  provider_unavailable: unavailable('The payment provider cannot be reached. Nothing was charged. Try again.'),
  'payment.not-open-yet': unavailable(
    'We have just started and are still reading what the card provider did. Nothing was charged. Try again in a few seconds.',
  ),
  'refund.too-much': conflict('This is more than can still be refunded.'),
  'refund.not-possible': conflict('This payment took no money, so nothing can be refunded.'),
  'refund.disputed': conflict('The cardholder’s bank disputes this payment, so a refund could cost the amount twice.'),
  'refund.repeated': conflict('This refund was already made, for a different amount.'),
  'month.not-next': conflict('Months are closed one after the other. Reload to see which one is next.'),
  'month.not-last': conflict('Only the month that was closed last can be reopened. Reload to see which one it is.'),
  'month.not-over': conflict('This month is not over yet, so it cannot be closed.'),
  'month.changed': conflict('More was booked since you looked. Nothing was closed: check the new sums.'),
  'month.open-fees': conflict('Fee differences are open. Look at them before you close the month.'),
  'month.not-begun': conflict('This month has not begun, so it has no statement.'),
  'receipt.unpaid': conflict('This order is not paid yet, so there is no receipt.'),
  'document.unavailable': unavailable('This document could not be created right now. Try again in a few seconds.'),
  'file.infected': unprocessable(
    'A virus was found in this file. It was not stored. Scan your device before you send another.',
  ),
  'article.stale': conflict('This article was changed elsewhere since you opened it. Nothing was overwritten.'),
  'article.incomplete': unprocessable('Something is still missing before this article can be published.'),
  'article.translation-refused': conflict('This article cannot be a translation of the other one.'),
  'article.image-refused': badRequest('This file is not a complete PNG, JPEG or WebP picture. Choose another one.'),
  'blog.elsewhere': conflict('Articles are written in Ghost here: open its admin area from the menu.'),
  'blog.unavailable': unavailable('The articles cannot be reached right now. Try again in a few seconds.'),
  'webhook.address-refused': unprocessable(
    'Events are sent to an address of the public internet that begins with https:// and has no password in it.',
  ),
  'webhook.too-many': conflict('You have 10 webhooks, which is the most. Remove one first.'),
  'packet.closed': notFound(
    'This link does not open anything. It may have ended or been revoked. Ask whoever sent it for a new one.',
  ),
  'restriction.stale': conflict('Somebody has changed this restriction. Read it again.'),
  'restriction.withdrawn': conflict('This restriction was withdrawn.'),
  'packet.not-paid': conflict('A packet can be shared once the order is paid.'),
  'packet.too-many': conflict('This order has 20 links, which is the most. Revoke one first.'),
  'packet.not-sendable': conflict('This link has ended, or its address is no longer known. Make another one.'),
  'packet.sent-enough': tooMany('Links of this order were sent 40 times today. Try again tomorrow.'),
  'recipient.exists': conflict('This recipient is in the list.'),
  'recipient.many': conflict('You have 10 recipients, which is the most. Remove one first.'),
  'recipient.opted-out': conflict('This recipient has asked for no more messages from here.'),
  'recipient.too-many': tooMany(
    'This recipient has had 20 messages within a day, which is the most. Try again tomorrow.',
  ),
  'texts.unavailable': conflict('Text messages cannot be sent here. Use an e-mail address.'),
  'webhook.bad-signature': badRequest('The signature is not valid.'),
  'webhook.unsettled': unavailable('The event could not be settled now. Send it again.'),
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
