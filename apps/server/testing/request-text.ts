import type { IncomingMessage } from 'node:http';

/** The body of a request that came to a stand-in, whole. */
export const requestText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};
