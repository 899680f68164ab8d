/** What the address of the sign-in screen may say; anything else in it is left unread. */
export type AuthSearch = {
  readonly view?: 'sign_in' | 'sign_up';
  /** Code of an invitation. */
  readonly invite?: string;
  /** Code to be exchanged for a session. */
  readonly code?: string;
  /** The plan that was looked at before signing up. */
  readonly plan?: string;
};

export const readAuthSearch = (search: Readonly<Record<string, unknown>>): AuthSearch => ({
  ...(search['view'] === 'sign_up' || search['view'] === 'sign_in' ? { view: search['view'] } : {}),
  ...text('invite', search['invite']),
  ...text('code', search['code']),
  ...text('plan', search['plan']),
});

// A code of digits alone arrives as a number.
const text = <Name extends string>(name: Name, value: unknown): { readonly [Key in Name]?: string } =>
  typeof value === 'string' || typeof value === 'number' ? ({ [name]: String(value) } as { readonly [Key in Name]?: string }) : {};
