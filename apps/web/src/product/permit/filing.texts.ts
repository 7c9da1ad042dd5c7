export const loadRecord = 'Load details for state forms';
export const loadRecordHint = 'Most states ask for them. What you leave out, we ask for later.';
export const yes = 'Yes';
export const no = 'No';
export const notChosen = 'Not given';
export const hints: Readonly<Partial<Record<string, string>>> = {
  load_description: 'What it is, in words: Excavator on tracks',
  tire_size: 'Of each axle if they differ: 315/80R22.5, then 11R22.5',
  load_size: 'Length, width and height without the trailer',
  insurance: 'Acme Mutual, 12-3456',
};
