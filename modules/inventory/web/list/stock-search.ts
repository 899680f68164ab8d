/** The chips over the list; none of them is all of it. */
export const stockFilters = ['needs-person', 'below-par', 'negative', 'not-counted', 'archived'] as const;

export type StockFilter = (typeof stockFilters)[number];

/** The columns that the list can be ordered by; without one, what needs a person comes first. */
export const stockSorts = ['name', 'level', 'value', 'counted'] as const;

export type StockSort = (typeof stockSorts)[number];

/** All that the address of the stock list says. */
export type StockSearch = {
  readonly q?: string;
  readonly filter?: StockFilter;
  readonly category?: string;
  readonly area?: string;
  readonly sort?: StockSort;
  readonly desc?: true;
  readonly folded?: true;
};

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readStockSearch = (search: Readonly<Record<string, unknown>>): StockSearch => ({
  ...text('q', search['q']),
  ...text('category', search['category']),
  ...text('area', search['area']),
  ...oneOf('filter', search['filter'], stockFilters),
  ...oneOf('sort', search['sort'], stockSorts),
  ...flag('desc', search['desc']),
  ...flag('folded', search['folded']),
});

// A barcode of digits alone arrives as a number.
const text = <Name extends string>(name: Name, value: unknown): { readonly [Key in Name]?: string } =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? ({ [name]: String(value) } as { readonly [Key in Name]?: string })
    : {};

const oneOf = <Name extends string, Value>(name: Name, value: unknown, known: readonly Value[]): { readonly [Key in Name]?: Value } => {
  const found = known.find((one) => one === value);
  return found === undefined ? {} : ({ [name]: found } as { readonly [Key in Name]?: Value });
};

const flag = <Name extends string>(name: Name, value: unknown): { readonly [Key in Name]?: true } =>
  value === true ? ({ [name]: true } as { readonly [Key in Name]?: true }) : {};
