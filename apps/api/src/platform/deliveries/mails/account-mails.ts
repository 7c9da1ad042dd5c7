import type { AccountRole } from '@wideload/contract';

const facts = { name: 'name', phone: 'phone number', password: 'password', role: 'role at the desk' } as const;

export type AccountChanged = { what: keyof typeof facts };

const howToGoOn =
  'Sign in with the password that they gave you; you then choose your own. You were signed out everywhere.';

/** An admin did it. It names no values: the mail may be read by others. */
export function renderAccountChangedMail({ what }: AccountChanged) {
  const changed = `A Wideload administrator changed the ${facts[what]} of your account.`;
  return {
    subject: `The ${facts[what]} of your Wideload account was changed`,
    text: `${changed}${what === 'password' ? ` ${howToGoOn}` : ''}

If you did not ask for it, reply to this email right away.
`,
  };
}

/** `deletedOn` is formatted. */
export function renderAccountDeletedMail({ deletedOn }: { deletedOn: string }) {
  return {
    subject: 'Your Wideload account was deleted',
    text: `Your Wideload account was deleted on ${deletedOn}. No one can sign in to it anymore, and your saved cards have been removed.

We keep paid orders, but your name, email and phone number have been removed from them.
`,
  };
}

export type AccountJoinMail = {
  step: 'asked' | 'agreed' | 'joined';
  /** The account that asks, has agreed, or has moved. */
  account: string;
  person: string;
  dotNumber: string;
  accountId: string;
  link: string;
};

const ifUnknown = 'If you do not know them, do nothing: nothing moves without you.';

/** The link has no secret: whoever signs in as an owner of the account decides. */
export function renderAccountJoinMail({ step, account, person, dotNumber, link }: AccountJoinMail) {
  switch (step) {
    case 'asked':
      return {
        subject: `${account} asks to join your Wideload account`,
        text: `${person} asks that the Wideload account of ${account} joins yours. Both have the company with USDOT number ${dotNumber}.

If you agree, and they confirm, its companies, trucks, trailers, orders, saved cards and people become those of your account. Its owners become owners of your account.

See what would move, and decide:

${link}

The request ends in seven days. ${ifUnknown}
`,
      };
    case 'agreed':
      return {
        subject: `${account} agrees that your Wideload account joins theirs`,
        text: `${person} agrees that your Wideload account joins that of ${account}. Both have the company with USDOT number ${dotNumber}.

Nothing has moved yet. See what would move, and confirm or take your request back:

${link}

${ifUnknown}
`,
      };
    case 'joined':
      return {
        subject: `The Wideload account of ${account} has joined yours`,
        text: `${person} confirmed it: the companies, trucks, trailers, orders, saved cards and people of ${account} are in your Wideload account now.

See who works in it:

${link}
`,
      };
  }
}

export type InvitationMail = { account: string; accountId: string; role: AccountRole; link: string };

const mayDo: Readonly<Record<AccountRole, string>> = {
  owner: 'As an owner you may do everything in it, and decide who else works there.',
  dispatcher:
    'As a dispatcher you may prepare orders, and keep its companies, trucks and trailers. An owner decides what you may pay.',
  viewer: 'As a viewer you may see its orders and permits, and change nothing.',
};

/** The link has no secret: whoever signs in with this address may accept. */
export function renderInvitationMail({ account, role, link }: InvitationMail) {
  return {
    subject: `You are invited to work in the Wideload account of ${account}`,
    text: `You are invited to work in the Wideload account of ${account}. ${mayDo[role]}

Open this link, and sign in or sign up with this email address:

${link}

The invitation ends in seven days. If you do not know ${account}, ignore this email.
`,
  };
}
