import type { ApprovalMail } from './approval-asked.ts';

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
