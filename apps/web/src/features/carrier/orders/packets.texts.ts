import type { PacketKind, PacketSending, RecipientEvent } from '@wideload/contract';

export const intro =
  'Whoever has a link opens the permits of this order on a phone, also without a signal. It shows no price, no card and no person.';
export const share = 'Share a link';
export const noLinks = 'No links yet.';
export const kinds: Record<PacketKind, string> = { driver: 'Driver', pilot: 'Pilot car', officer: 'Officer' };
export const kindDetails: Record<PacketKind, string> = {
  driver: 'Everything: the permits with their pages, roads, hours, escorts and phones.',
  pilot: 'Roads, hours, escorts and phones, without permits.',
  officer: 'The permits with their pages, and nothing of the plan.',
};
export const whoFor = 'For';
export const name = 'Name of the link';
export const nameHint = 'Only you see it: a driver’s name, or the number of a truck.';
export const nameMissing = 'Enter a name, so that you can tell the link from others.';
export const unit = 'Truck';
export const allUnits = 'All trucks of the order';
export const unitNamed = (unit: number, truck: string) => `Unit ${unit}: ${truck}`;
export const unitHint = 'A link for one truck shows nothing of the others.';
export const lastDay = 'Opens until';
export const lastDayHint = 'Leave it empty for the day after the last permit ends.';
export const makeLink = 'Make the link';
export const opensUntil = (day: string) => `Opens until ${day}`;
export const ended = (day: string) => `Ended on ${day}`;
export const revoke = 'Revoke';
export const revokeOf = (name: string) => `Revoke the link “${name}”`;
export const revokeQuestion = 'Revoke this link?';
export const revokeConsequence = (name: string) =>
  `Whoever has “${name}” cannot open it any more. A phone that opened it before keeps its copy until it next has a signal.`;
export const keepLink = 'Keep it';
export const linkRevoked = 'The link is revoked.';
export const sendLink = 'Send it';
export const mailLink = 'E-mail it';
export const textLink = 'Text it';
export const openLink = 'Open it';
export const picture = 'QR code of the link';
export const shareTitle = (orderNumber: number) => `Permits of order ${orderNumber}`;
export const linkWords = (name: string) => ({
  title: `Link “${name}”`,
  intro:
    'Copy or send the link now: it is shown once. Later, “Send” in the list sends it for you, and you can always make another.',
  copy: 'Copy the link',
  copied: 'Copied.',
  kept: 'Done',
  unkept: {
    discardQuestion: 'Close without keeping the link?',
    throwAway: 'Close',
    keepTyping: 'Go back',
    notSavedYet: 'The link cannot be shown again.',
    close: 'Close',
  },
});

export const send = 'Send';
export const sendOf = (name: string) => `Send the link “${name}”`;
export const sendTo = 'E-mail address or phone number';
export const sendToHint =
  'We send the link as a mail, or as a text message to a phone in the United States or Canada. The carrier’s name is in it; the name of the link is not.';
export const onItsWay = 'The link is on its way.';
export const whatWasSent = 'Sent by us';
export const sendingStates: Record<PacketSending['state'], string> = {
  waiting: 'On its way',
  retried: 'Not sent yet',
  sent: 'Sent',
  failed: 'Not delivered',
};
export const retried = 'The mail server or the text provider does not take it. We try again for two days.';
const news: Record<RecipientEvent, string> = {
  'order.paid': 'the order is placed',
  'permit.issued': 'a permit is issued',
  'permit.amended': 'a permit is amended',
  'permit.refused': 'a permit is refused',
  'permit.voided': 'a permit is void',
  'permit.expiring': 'a permit ends soon',
};
export const newsTo = (name: string, event: RecipientEvent) => `${name}: ${news[event]}`;
