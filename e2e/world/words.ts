import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './maed-server.ts';

/** A language of the product. */
export type Language = 'en' | 'am';

type Plural = readonly { readonly match: Readonly<Record<string, string>> }[];
type Catalogue = Readonly<Record<string, string | Plural>>;

const catalogueOf = (language: Language): Catalogue =>
  Object.assign(
    {},
    ...globSync(`{modules/*,ui,apps/web}/messages/${language}.json`, { cwd: root }).map(
      (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Catalogue,
    ),
  );

const catalogues: Readonly<Record<Language, Catalogue>> = { en: catalogueOf('en'), am: catalogueOf('am') };

/** The text that a person sees for a key, with its facts filled in; of a plural the form for many. */
export type Words = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

/** The texts of one language, as the screens show them. */
export const wordsIn =
  (language: Language): Words =>
  (key, facts = {}) => {
    const entry = catalogues[language][key];
    if (entry === undefined) throw new Error(`No text has the key ${key}.`);
    const text = typeof entry === 'string' ? entry : pluralOf(entry);
    return Object.entries(facts).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
  };

const pluralOf = (entry: Plural): string => Object.entries(entry[0]?.match ?? {}).find(([form]) => form.endsWith('other'))?.[1] ?? '';
