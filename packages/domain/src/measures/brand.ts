declare const brand: unique symbol;

/** A plain value with its unit or meaning in the type; only its own module creates one. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
