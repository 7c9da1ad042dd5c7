export const severalStatesAtOnce = 'Several states at once';
export const severalStatesHint = 'Paste or type codes or names, such as TX, OK, KS';
export const addStates = 'Add states';
export const mapFailed = 'The map could not be loaded';
export const listWillDo = 'You can still select every state from the list.';
export const tryAgain = 'Try again';
export const stateProvince = 'State/Province';
export const findState = 'Find a state by name or code';
export const noStateMatches = 'No state matches. Several at once can be typed with spaces or commas; Enter adds them.';
export const notSoldOnline = 'Not sold online';
export const alreadySelected = 'Already selected';
export const forReference =
  'For reference: the permit that a state issues governs. Limits also depend on route, season, posted bridges and local roads.';
export const selectedStates = 'Selected states';
export const noStateSelected = 'No state is selected yet. Choose every state the load travels through.';
export const advisoryMessage = 'Advisory Message';
export const advisoryUrl = 'Advisory URL';
export const remove = 'Delete';
export const opensInNewTab = '(opens in a new tab)';
export const isNotSold = (state: string) => `${state} is not sold online.`;
export const added = (states: string) => `Added: ${states}.`;
export const already = (states: string) => `Already selected: ${states}.`;
export const notSold = (states: string) => `Not sold online: ${states}.`;
export const notAState = (words: string) => `Not a state: ${words}.`;
export const soldNote = (notSold: string, sold: number) =>
  `${notSold}: not sold online. Permits for the other ${sold} states are.`;
export const isSelected = (state: string, count: number) => `${state} is selected. ${count} in all.`;
export const removeState = (state: string) => `Delete ${state}`;
