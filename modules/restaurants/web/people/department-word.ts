import { m } from '../../../../generated/messages/web/messages.js';

const words: Readonly<Record<string, () => string>> = {
  Management: m.restaurants_department_management,
  Kitchen: m.restaurants_department_kitchen,
  Service: m.restaurants_department_service,
  Bar: m.restaurants_department_bar,
};

/** A department in the reader's language where every restaurant has it from the start; as it was named where not. */
export const departmentWord = (name: string): string => (Object.hasOwn(words, name) ? (words[name]?.() ?? name) : name);
