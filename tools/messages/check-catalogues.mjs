import { locales } from './read-catalogues.mjs';

const keyShape = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

/**
 * What is wrong with the catalogues, one sentence each; empty when a person of either language misses nothing.
 * The compiler says none of this itself: it falls back to English and lets the last duplicate win.
 *
 * @param {import('./read-catalogues.mjs').Catalogue[]} catalogues
 * @returns {string[]}
 */
export const checkCatalogues = (catalogues) => [
  ...catalogues.flatMap(wrongKeys),
  ...catalogues.flatMap(emptyTexts),
  ...duplicatesWithin(catalogues),
  ...duplicatesAcross(catalogues),
  ...differences(catalogues),
];

/**
 * The names that a message must be given, whatever its shape: a text, or variants chosen by number.
 *
 * @param {unknown} message
 * @returns {string[]}
 */
export const placeholdersOf = (message) => {
  const names = new Set();
  for (const text of textsOf(message)) for (const [, name] of text.matchAll(/\{(\w+)\}/g)) names.add(name);
  for (const declaration of declarationsOf(message)) {
    const input = /^input (\w+)$/.exec(declaration);
    if (input) names.add(input[1]);
  }
  return [...names].sort();
};

const variantsOf = (message) => (Array.isArray(message) ? message : []);
const declarationsOf = (message) => variantsOf(message).flatMap((variant) => variant.declarations ?? []);
const textsOf = (message) =>
  typeof message === 'string' ? [message] : variantsOf(message).flatMap((variant) => Object.values(variant.match ?? {}));

const wrongKeys = ({ path, prefix, messages }) =>
  Object.keys(messages)
    .filter((key) => !key.startsWith(prefix) || !keyShape.test(key))
    .map((key) => `${path}: "${key}" should be ${prefix}words_in_snake_case.`);

const emptyTexts = ({ path, messages }) =>
  Object.entries(messages)
    .filter(([, message]) => textsOf(message).length === 0 || textsOf(message).some((text) => text.trim() === ''))
    .map(([key]) => `${path}: "${key}" has no text.`);

const duplicatesWithin = (catalogues) =>
  catalogues.flatMap(({ path, text }) => repeated(topLevelKeys(text)).map((key) => `${path}: "${key}" stands in it twice.`));

const duplicatesAcross = (catalogues) =>
  locales.flatMap((locale) => {
    const ofLocale = catalogues.filter((catalogue) => catalogue.locale === locale);
    return repeated(ofLocale.flatMap(({ messages }) => Object.keys(messages))).map((key) => {
      const paths = ofLocale.filter(({ messages }) => Object.hasOwn(messages, key)).map(({ path }) => path);
      return `"${key}" is defined in ${paths.join(' and ')}.`;
    });
  });

const differences = (catalogues) => {
  const [base, ...others] = locales;
  return catalogues
    .filter(({ locale }) => locale === base)
    .flatMap((first) =>
      others.flatMap((locale) => {
        const other = catalogues.find((catalogue) => catalogue.prefix === first.prefix && catalogue.locale === locale);
        return other ? compare(first, other) : [`${first.path} has no ${locale}.json beside it.`];
      }),
    );
};

const compare = (first, other) => [
  ...missing(first, other).map((key) => `${other.path}: "${key}" is missing.`),
  ...missing(other, first).map((key) => `${other.path}: "${key}" has no English.`),
  ...Object.keys(first.messages)
    .filter((key) => Object.hasOwn(other.messages, key))
    .filter((key) => placeholdersOf(first.messages[key]).join() !== placeholdersOf(other.messages[key]).join())
    .map(
      (key) =>
        `${other.path}: "${key}" takes {${placeholdersOf(other.messages[key])}}, English takes {${placeholdersOf(first.messages[key])}}.`,
    ),
];

const missing = (from, within) => Object.keys(from.messages).filter((key) => !Object.hasOwn(within.messages, key));

const repeated = (keys) => [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];

/** Keys of the outermost object as written: a string at depth one that a colon follows. */
const topLevelKeys = (text) => {
  const keys = [];
  let depth = 0;
  for (const [token, string, colon] of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && colon) keys.push(string);
  }
  return keys;
};
