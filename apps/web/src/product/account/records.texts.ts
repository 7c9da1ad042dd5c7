export const backToTheOrder = 'Back to the order';
export const edit = 'Edit';
export const deleteIt = 'Delete';
export const editNamed = (name: string) => `Edit ${name}`;
export const deleteNamed = (name: string) => `Delete ${name}`;
