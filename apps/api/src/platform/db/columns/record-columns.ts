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

export function toRow<C extends Columns, Content extends { readonly [F in keyof C]: unknown }>(
  columns: C,
  content: Content,
): RowOf<C, Content> {
  const values = Object.entries(columns).map(([field, column]) => [column, content[field]]);
  return Object.fromEntries(values) as RowOf<C, Content>;
}

export function toFields<C extends Columns, Row extends { readonly [F in C[keyof C]]: unknown }>(
  columns: C,
  row: Row,
): FieldsOf<C, Row> {
  const values = Object.entries(columns).map(([field, column]) => [field, row[column as C[keyof C]]]);
  return Object.fromEntries(values) as FieldsOf<C, Row>;
}
