/** What was typed into a field of a form; a field that isn't there holds nothing. */
export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
