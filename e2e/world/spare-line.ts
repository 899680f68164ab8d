/**
 * Runs before the first page of a browser that spares the line: fetching ahead is not what most journeys are about, and costs more than
 * the screens that they walk through.
 */
export const spareLine = (): void => {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
};
