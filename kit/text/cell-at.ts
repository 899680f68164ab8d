/** The text of a cell, without the blanks around it and the sign that keeps spreadsheets from running it. */
export const cellAt = (cells: readonly string[], position: number | undefined): string | null => {
  const text = position === undefined ? '' : (cells[position] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  return text === '' ? null : text;
};
