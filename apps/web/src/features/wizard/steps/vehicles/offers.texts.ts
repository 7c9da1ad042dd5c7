export const fillInThisUnit = 'Fill in this unit';
export const fillInIntro = 'Start from something you have already entered. You can change everything.';
export const tryAgain = 'Try again';
export const savedCombination = 'Saved combination';
export const findCombination = 'Find a combination by name or figures';
export const noCombinationMatches = 'None of your combinations matches';
export const undo = 'Undo';
export const takeLastLoad = (truck: string, trailer: string) => `Use the last load of ${truck} and ${trailer}:`;
export const loadInOrder = (load: string, order: string) => `${load}, ${order}`;
export const orderNumbered = (number: number) => `order ${number}`;
export const emptyItAgain = 'Empty it again';
export const saveThisCombination = 'Save this combination';
export const deleteSavedCombination = 'Delete saved combination';
export const loadOf = (load: { width: string; height: string; length: string; weight: string }) =>
  `${load.width} wide, ${load.height} high, ${load.length} long, ${load.weight}`;
export const unitName = (unit: number) => `unit ${unit}`;
export const sameAs = (unit: string) => `Same as ${unit}`;
export const combinationsNotLoaded = 'Your saved combinations could not be loaded.';
export const filledInFrom = (source: string) => `Filled in from ${source}. You can change everything.`;
export const savedAs = (combination: string) => `Saved as ${combination}.`;

export const deleteCombination = 'Delete combination';
export const deleteCombinationHint = 'It is no longer offered for new units. This unit and your orders do not change.';
export const save = 'Save';
export const nameOfTheCombination = 'Name of the combination';
export const isSaved = (combination: string) => `${combination} is saved. We offer it for each unit you add.`;
export const keptTogether = (load: string) => `Truck, trailer, axles and load are kept together: ${load}.`;
export const askDelete = (combination: string) => `Delete the saved combination ${combination}?`;
