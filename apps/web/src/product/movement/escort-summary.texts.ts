export const escorts = (count: number) => `${count} ${count === 1 ? 'escort' : 'escorts'}`;
export const upToEscorts = (count: number) => `Up to ${escorts(count)}`;
export const policeEscort = 'Police escort';
export const escortsNotCounted = 'Escorts needed';
export const escortsDepend = 'Escorts: it depends';
