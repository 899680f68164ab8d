const isUnstorable = (value: unknown): boolean => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed());

/** No input of ours has it, and schemas of records drop it in silence instead of refusing it. */
const isUnusableKey = (key: string): boolean => key === '__proto__' || isUnstorable(key);

/**
 * The path of the first part of an input that no procedure can mean: a text that PostgreSQL cannot hold (with a NUL, or
 * with half of a surrogate pair), or a key that reaches for the prototype. JSON and most schemas let them pass, and the
 * database would answer with an error that looks like a fault of ours. Null where all is well. It walks without
 * recursion, because the nesting is the caller's choice.
 */
export const unusableInput = (input: unknown): string | null => {
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value: input, path: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (isUnstorable(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isUnusableKey(key)) return path;
      waiting.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
    }
  }
  return null;
};
