export const viewersSee = 'You are a viewer of this account: you change nothing. Ask an owner for another role.';
export const ownersDo = 'Only owners of this account change this.';
