import type { Locale } from '../../../../platform/web/locale.ts';

/** A kind of work in the reader's language, where it has a name in it. */
export const nameOfRole = ({ name, nameLocal }: { readonly name: string; readonly nameLocal: string | null }, locale: Locale): string =>
  locale === 'am' ? (nameLocal ?? name) : name;
