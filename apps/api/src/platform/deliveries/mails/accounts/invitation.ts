import type { AccountRole } from '@wideload/contract';

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
