/** For a column of JSON: SQL's NULL for null, not JSON's. */
export const toJson = (value: object | null) => (value === null ? null : JSON.stringify(value));
