const secretBytes = 24;

/** What proves a link, made on this device: no answer of the server ever carries it. */
export const newSecret = (): string =>
  btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(secretBytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
