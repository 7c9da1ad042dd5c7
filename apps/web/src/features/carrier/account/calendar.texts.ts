export const calendar = 'Calendar';
export const whatCalendarShows =
  'Your own calendar program shows the days of all permits of this account, which of them are late or expire, and the warnings about trips. It asks again by itself. No price, card or person is in it.';
export const make = 'Make a calendar link';
export const madeOn = (day: string) => `Made on ${day}. Whoever has the link can read the calendar.`;
export const copy = 'Copy the link';
export const copied =
  'Copied. Paste it in your calendar program, where it asks for a calendar from the internet or “by URL”.';
export const subscribe = 'Open in a calendar program';
export const cannotCopy = 'This link works, but cannot be shown any more. Renew it to have one that you can copy.';
export const renew = 'Renew';
export const renewLink = 'Renew the calendar link';
export const renewQuestion = 'Renew the link?';
export const whatRenewalDoes =
  'You get another link. The one that you have now opens nothing any more: calendars that use it need the new one.';
export const renewed = 'The link is renewed. Copy it into your calendar program.';
export const revoke = 'Revoke';
export const revokeLink = 'Revoke the calendar link';
export const revokeQuestion = 'Revoke the link?';
export const whatRevocationDoes =
  'Calendars that use it get nothing any more. What they have already is theirs to remove.';
export const revoked = 'The link is revoked.';
export const keep = 'Keep it';
