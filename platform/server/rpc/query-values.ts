import type { AnySchema } from '@orpc/contract';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

type Property = { readonly type?: unknown };

const converter = new ZodToJsonSchemaConverter();
const known = new WeakMap<AnySchema, Readonly<Record<string, Property>>>();

const propertiesOf = (schema: AnySchema): Readonly<Record<string, Property>> => {
  const before = known.get(schema);
  if (before) return before;
  const [, described] = converter.convert(schema, { strategy: 'input' });
  const properties = ((typeof described === 'object' && described.properties) || {}) as Record<string, Property>;
  known.set(schema, properties);
  return properties;
};

const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;
const truths: Readonly<Record<string, boolean>> = { true: true, false: false };

const read = (type: unknown, text: string): unknown => {
  if (type === 'boolean') return Object.hasOwn(truths, text) ? truths[text] : text;
  return (type === 'integer' || type === 'number') && decimal.test(text) ? Number(text) : text;
};

/**
 * A question's input with the numbers and truths that its schema asks for: in an address everything is text. What reads
 * as neither stays the text that it is, for the schema to refuse by name. Bodies are left alone, because JSON can say
 * what it means.
 */
export const readQuery = (schema: AnySchema, input: unknown): unknown => {
  if (typeof input !== 'object' || input === null) return input;
  const properties = propertiesOf(schema);
  return Object.fromEntries(
    Object.entries(input).map(([key, value]: [string, unknown]) => {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return [key, typeof value === 'string' ? read(property?.type, value) : value];
    }),
  );
};
