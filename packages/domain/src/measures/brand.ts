declare const brand: unique symbol;

/** A plain value that carries its unit or meaning in its type; only the module that owns it makes one. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
