import type { AccountContents } from '@wideload/contract';

export const joinAccounts = 'Two accounts of one company';
export const joinIntro =
  'If somebody else of your company has an account, yours can join it. An owner of each account agrees first.';
export const ask = 'Ask to join';
export const askTitle = 'Join another account';
export const company = 'Company';
export const companyOf = (name: string, dotNumber: string) => `${name}, USDOT ${dotNumber}`;
export const whatAskingDoes =
  'If there is another account with this number, its owners get a mail with the name of this account and yours. We do not tell whether there is one. Nothing moves before you see whose account it is, and confirm.';
export const whatMoves = 'What would move';
export const asked = (dotNumber: string) =>
  `You asked to join the other account with USDOT ${dotNumber}. If there is one, its owners have a mail.`;
export const askedToast = 'If there is another account with this number, its owners get a mail.';
export const takeBack = 'Take back';
export const takeBackRequest = 'Take back the request';
export const takenBack = 'It is taken back. Nothing has moved.';

export type Other = { account: string; name: string; email: string };
const toPerson = ({ name, email }: Other) => (name === '' ? email : `${name}, ${email}`);
export const agreed = (other: Other) => `${other.account} agrees that your account joins theirs (${toPerson(other)}).`;
export const checkWho = 'Do you know them? After the next step their owners have everything that is yours here.';
export const join = 'Join';
export const joinOf = ({ account }: Other) => `Join the account of ${account}`;
export const joinQuestion = ({ account }: Other) => `Join the account of ${account} ?`;
export const whatJoiningDoes =
  'Everything below moves there for good, and you work there as an owner. This cannot be taken back.';

export const requests = 'Requests to join this account';
export const askedBy = (other: Other) => `Asked by ${toPerson(other)}.`;
export const review = 'Look at it';
export const reviewOf = ({ account }: Other) => `Look at it: the request of ${account}`;
export const agreeQuestion = ({ account }: Other) => `Let ${account} join this account ?`;
export const agree = 'Agree';
export const whatAgreeingDoes =
  'Everything below comes to this account for good, once they confirm. Their owners become owners here: they pay with the cards of this account, and decide who works in it. Agree only if you know them.';
export const youAgreed = 'You agreed. They confirm it next.';
export const takeAgreementBack = ({ account }: Other) => `Take back that ${account} may join`;
export const agreedToast = ({ account }: Other) => `${account} has a mail, and confirms it next.`;

const counted: Readonly<Record<Exclude<keyof AccountContents, 'people'>, readonly [one: string, more: string]>> = {
  companies: ['company', 'companies'],
  trucks: ['truck', 'trucks'],
  trailers: ['trailer', 'trailers'],
  units: ['saved unit', 'saved units'],
  orders: ['order', 'orders'],
  drafts: ['draft', 'drafts'],
  cards: ['saved card', 'saved cards'],
  apiKeys: ['API key', 'API keys'],
  webhooks: ['webhook', 'webhooks'],
};
/** Such as `2 companies`; what the account has none of is left out. */
export const countContents = (contents: AccountContents): string[] =>
  Object.entries(counted).flatMap(([key, [one, more]]) => {
    // Cast: `counted` has these keys.
    const count = contents[key as keyof typeof counted];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  });
export const people = 'People and their roles';
export const doubles = (names: readonly string[]) =>
  `Both accounts have ${names.join(', ')}. One of each stays, with the orders of both.`;
export const phoneEnds = 'An agreement that clerks charge a card by phone ends, and can be given again.';
