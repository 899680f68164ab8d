import type { MaedServer } from './maed-server.ts';
import type { SignedIn } from './sign-in.ts';

/** A procedure and what it is told. */
export type Call = { readonly path: string; readonly input: object };

/** Asks or tells the server something past the screens, as somebody's other device would; throws what it refuses. */
export const callMaed = async <Answer>(maed: MaedServer, who: SignedIn | null, { path, input }: Call): Promise<Answer> => {
  const response = await fetch(`${maed.url}/rpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(who && { cookie: `${who.cookie.name}=${who.cookie.value}` }) },
    body: JSON.stringify({ json: input }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { json: Answer }).json;
};
