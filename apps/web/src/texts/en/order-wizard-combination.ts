/** Saving a combination of vehicles and load, and deleting one. */

export const deleteCombination = 'Delete combination';
export const deleteCombinationHint =
  'It is no longer offered for new units. This unit, and every order, stay as they are.';
export const saveThisCombination = 'Save this combination';
export const cancel = 'Cancel';
export const save = 'Save';
export const nameOfTheCombination = 'Name of the combination';
export const isSaved = (combination: string) => `${combination} is saved. It is offered for each unit that you add.`;
export const keptTogether = (load: string) => `Truck, trailer, axles and load are kept together: ${load}.`;
export const askDelete = (combination: string) => `Delete the saved combination ${combination}?`;
