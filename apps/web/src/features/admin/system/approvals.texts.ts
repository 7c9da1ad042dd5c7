export const approvals = 'Approvals';
export const intro =
  'What nobody does alone: large refunds, closing or reopening a month, changes of admins, removing a second factor, and deleting a customer who has paid. Another admin with the right decides. Where there is nobody else with the right, one acts alone.';
export const notRequired =
  'The settings of this installation ask for no second person (SECOND_PERSON), so that each admin acts alone.';
export const loading = 'Loading the approvals';
export const open = 'Waiting for a decision';
export const nothingOpen = 'Nothing waits for a second person.';
export const decided = 'Decided last';
export const askedBy = (email: string, at: string) => `Asked by ${email === '' ? 'a deleted account' : email}, ${at}`;
export const until = (at: string) => `Expires ${at}`;
export const approve = 'Approve';
export const refuse = 'Refuse';
export const takeBack = 'Take back';
export const actOn = (act: string, what: string) => `${act}: ${what}`;
export const question = (what: string) => `Approve: ${what}?`;
export const doneAtOnce = 'It is done at once, in the name of who asked for it. The log names both of you.';
export const wasApproved = 'Approved and done.';
export const wasRefused = 'Refused. Nothing was done.';
export const wasTakenBack = 'Taken back. Nothing was done.';
export const outcome = {
  approved: (email: string, at: string) => `Approved by ${email}, ${at}`,
  refused: (email: string, at: string) => `Refused by ${email}, ${at}`,
  withdrawn: (email: string, at: string) => `Taken back by ${email}, ${at}`,
} as const;
export const hasExpired = (at: string) => `Nobody decided until ${at}. Nothing was done.`;
export const waitsForAnother = 'You have asked for this: another person decides.';

export const needed = 'A second person approves this';
export const neededHint =
  'Nothing is done until another admin with the right has approved it. They see what you asked for, and your reason.';
export const reason = 'Reason';
export const reasonMissing = 'Please input the reason!';
export const ask = 'Ask another admin';
export const wasAsked = 'Another admin has been asked';
export const wasAskedHint = 'Nothing is done until they approve it under Admins, Approvals.';
