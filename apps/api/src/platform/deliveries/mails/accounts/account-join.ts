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
