/** The list of saved cards. */
export const expired = 'Expired';
export const expiresSoon = 'Expires soon';
export const edit = 'Edit';
export const deleteIt = 'Delete';
export const editCardNamed = (card: string) => `Edit ${card}`;
export const deleteCardNamed = (card: string) => `Delete ${card}`;
