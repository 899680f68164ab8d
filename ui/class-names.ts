/** Class names that apply, as one attribute; an absent or false one is left out. */
export const classNames = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
