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

export type ApprovalDecided = ApprovalMail & { decision: 'approved' | 'refused'; decider: string };

const outcomes = { approved: 'It is done.', refused: 'Nothing was done.' } as const;

/** To the admin who asked. */
export function renderApprovalDecidedMail({ act, subject, decision, decider, link }: ApprovalDecided) {
  return {
    subject: `${decider} ${decision} what you asked for: ${act.toLowerCase()}`,
    text: `${decider} ${decision} what you asked for. ${outcomes[decision]}

${act}: ${subject}

All requests: ${link}
`,
  };
}
