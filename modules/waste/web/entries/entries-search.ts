import type { WasteInputs } from '../waste-client.ts';

type Asked = Omit<WasteInputs['listEntries'], 'restaurantId' | 'limit' | 'cursor'>;

/** Which entries an address asks for, by the names of the question; its kind stands as `what`, since stock has kinds too. */
export type EntriesSearch = { readonly [Name in Exclude<keyof Asked, 'kind'>]?: NonNullable<Asked[Name]> } & {
  readonly what?: NonNullable<Asked['kind']>;
};

const texts = ['from', 'to', 'what', 'reason', 'stage', 'destination', 'status', 'itemId', 'storageAreaId'] as const;
const numbers = ['weekday', 'hour'] as const;

/** Reads an address; the server judges the words, an unknown one is answered as a wrong question. */
export const readEntriesSearch = (search: Readonly<Record<string, unknown>>): EntriesSearch =>
  ({
    ...Object.fromEntries(texts.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : []))),
    ...Object.fromEntries(numbers.flatMap((name) => (typeof search[name] === 'number' ? [[name, search[name]]] : []))),
  }) as EntriesSearch;

/** The same as the server is asked. */
export const questionOf = ({ what, ...search }: EntriesSearch): Asked => ({ ...search, ...(what && { kind: what }) });
