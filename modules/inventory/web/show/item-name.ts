import type { Locale } from '../../../../platform/web/locale.ts';

/** Something with a name in one or both languages. */
type Named = { readonly name: string; readonly nameLocal: string | null };

/** The name that a reader of the language knows it by. */
export const nameIn = ({ name, nameLocal }: Named, locale: Locale): string => (locale === 'am' ? (nameLocal ?? name) : name);
