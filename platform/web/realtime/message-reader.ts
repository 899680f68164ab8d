/** What one message of a stream says. */
export type StreamMessage = { readonly kind: string; readonly data: string; readonly lastEventId: string };

/**
 * Reads messages out of a stream that comes in pieces of any length.
 *
 * @source the HTML standard, "Interpreting an event stream"; of line ends only `\n`, which is what our server writes
 */
export const createMessageReader = () => {
  let rest = '';
  let kind = '';
  let data: string[] = [];
  let lastEventId = '';
  const heed = (line: string): StreamMessage | null => {
    if (line === '') {
      const message = data.length > 0 ? { kind: kind || 'message', data: data.join('\n'), lastEventId } : null;
      [kind, data] = ['', []];
      return message;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') kind = value;
    if (field === 'data') data.push(value);
    if (field === 'id') lastEventId = value;
    return null;
  };
  return {
    read: (piece: string): readonly StreamMessage[] => {
      const lines = `${rest}${piece}`.split('\n');
      rest = lines.pop() ?? '';
      return lines.map(heed).filter((message) => message !== null);
    },
  };
};
