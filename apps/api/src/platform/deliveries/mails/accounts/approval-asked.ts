export type ApprovalMail = {
  /** The act in words, such as "A large refund". */
  act: string;
  subject: string;
  link: string;
  /** An erasure finds the mail by what it is about. */
  orderId?: string;
  personId?: string;
};
export type ApprovalAsked = ApprovalMail & { asker: string; reason: string };

export function renderApprovalAskedMail({ act, subject, asker, reason, link }: ApprovalAsked) {
  return {
    subject: `${asker} needs your approval: ${act.toLowerCase()}`,
    text: `${asker} asks for something that nobody does alone.

${act}: ${subject}
Reason: ${reason}

See what would change, and approve or refuse it: ${link}

It ends in three days. Somebody else with the right may decide before you.
`,
  };
}
