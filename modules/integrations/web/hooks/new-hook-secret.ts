const secretBytes = 32;

/** What an address checks its messages with: made here, told to the server once, and never told by it. */
export const newHookSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
};
