/** What a person is called in full, or null where a part is missing and only "User" can be said. */
export const displayName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string | null =>
  firstName.trim() !== '' && lastName.trim() !== '' ? `${firstName.trim()} ${lastName.trim()}` : null;
