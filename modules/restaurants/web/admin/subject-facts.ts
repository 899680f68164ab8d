import { roleWord } from '../people/role-word.ts';

/** What a person recognises a deed's subject by; ids and settings stay in the record under it. */
const tellingKeys: ReadonlySet<string> = new Set(['name', 'nameLocal', 'newName', 'role', 'department', 'email', 'text', 'note']);

const factsMax = 4;

/** The words within the subject of a deed, in its own order, each once: "Split peas", "2 sack", "Chef". */
export const subjectFacts = (subject: string): readonly string[] => [...new Set(factsIn(JSON.parse(subject)))].slice(0, factsMax);

const factsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return factsIn(inner);
    if (!tellingKeys.has(key) || inner.trim() === '') return [];
    return [key === 'role' ? roleWord(inner) : inner];
  });
};
