import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The languages that every text exists in; the first is the one that the others are held against. */
export const locales = ['en', 'am'];

/**
 * One `{locale}.json`, as text too, because parsing it drops what stands in it twice.
 *
 * @typedef {{ path: string, prefix: string, locale: string, text: string, messages: Record<string, unknown> }} Catalogue
 */

/**
 * Every catalogue of the product, in a stable order: the design system, the shell, then the modules by name.
 *
 * @param {string} root
 * @returns {Catalogue[]}
 */
export const readCatalogues = (root) =>
  folders(root).flatMap(({ folder, prefix }) =>
    locales
      .map((locale) => ({ path: `${folder}/${locale}.json`, prefix, locale }))
      .map((place) => ({ ...place, text: existsSync(join(root, place.path)) ? readFileSync(join(root, place.path), 'utf8') : '{}' }))
      .map((place) => ({ ...place, messages: parse(place.path, place.text) })),
  );

const parse = (path, text) => {
  try {
    // An editor's hint about the file's form is no text.
    const { $schema: _hint, ...messages } = JSON.parse(text);
    return messages;
  } catch (cause) {
    throw new Error(`${path} is not JSON: ${cause.message}`, { cause });
  }
};

const folders = (root) => [
  { folder: 'ui/messages', prefix: 'ui_' },
  { folder: 'apps/web/messages', prefix: 'app_' },
  ...moduleNames(root).map((name) => ({ folder: `modules/${name}/messages`, prefix: `${name}_` })),
];

const moduleNames = (root) =>
  existsSync(join(root, 'modules'))
    ? readdirSync(join(root, 'modules'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(join(root, 'modules', entry.name, 'messages')))
        .map((entry) => entry.name)
        .sort()
    : [];
