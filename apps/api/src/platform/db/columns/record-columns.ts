type SnakeCase<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : '';

export type Columns = Readonly<Record<string, string>>;
type ColumnsOf<Field extends string, Renamed> = {
  readonly [F in Field]: F extends keyof Renamed ? Renamed[F] : SnakeCase<F>;
};
/** A field without a column of its type does not compile where the row is stored. */
export type RowOf<C extends Columns, Content> = { [F in keyof C & keyof Content as C[F]]: Content[F] };
export type FieldsOf<C extends Columns, Row> = { [F in keyof C]: C[F] extends keyof Row ? Row[C[F]] : never };

/** Each field's column is its name in snake_case unless `renamed` has it. */
export function toColumns<Field extends string, const Renamed extends { readonly [F in Field]?: string } = object>(
  fields: Readonly<Record<Field, unknown>>,
  renamed?: Renamed,
): ColumnsOf<Field, Renamed> {
  const toSnakeCase = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns = Object.keys(fields).map((field) => [field, toSnakeCase(field)]);
  // Cast: the types above repeat these two lines.
  return { ...Object.fromEntries(columns), ...renamed } as ColumnsOf<Field, Renamed>;
}

// `for in` over the constant maps of columns: a list of pairs for each row takes five times as long.

export function toRow<C extends Columns, Content extends { readonly [F in keyof C]: unknown }>(
  columns: C,
  content: Content,
): RowOf<C, Content> {
  const row: Record<string, unknown> = {};
  for (const field in columns) row[columns[field] as string] = content[field];
  return row as RowOf<C, Content>;
}

export function toFields<C extends Columns, Row extends { readonly [F in C[keyof C]]: unknown }>(
  columns: C,
  row: Row,
): FieldsOf<C, Row> {
  const fields: Record<string, unknown> = {};
  for (const field in columns) fields[field] = row[columns[field] as C[keyof C]];
  return fields as FieldsOf<C, Row>;
}
