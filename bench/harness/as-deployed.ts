import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';

import { PemConverter, X509CertificateGenerator } from '@peculiar/x509';

/** A server behind a proxy; `stop` ends the proxy alone. */
export type Deployed = { readonly url: string; readonly stop: () => Promise<void> };

/** What a browser that reads one must be started with: nobody answers for its certificate. */
export const deployedFlags: readonly string[] = ['--ignore-certificate-errors'];

/** What belongs to one connection and not to what it carries. */
const ofConnection: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const certificate = async (): Promise<{ readonly key: string; readonly cert: string }> => {
  const signing = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(signing, true, ['sign', 'verify']);
  const made = await X509CertificateGenerator.createSelfSigned({ name: 'CN=localhost', keys, signingAlgorithm: signing });
  return {
    key: PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
    cert: made.toString('pem'),
  };
};

/**
 * Puts a proxy in front of a server as `docs/operations.md` asks for: TLS and HTTP/2 to browsers, HTTP/1.1 behind it. Phones meet
 * no other; over HTTP/1.1 a page takes six of its files at a time.
 */
export const deploy = async (serverUrl: string): Promise<Deployed> => {
  const { hostname, port } = new URL(serverUrl);
  const pass = (asked: Http2ServerRequest, answer: Http2ServerResponse): void => {
    const named = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(named), host: asked.headers[':authority'] };
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers }, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !ofConnection.has(name));
      answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
      given.pipe(answer);
    });
    // The server is stopped, or the page is left.
    passed.on('error', () => answer.stream.close());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  };
  const proxy = createSecureServer(await certificate(), pass);
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(proxy.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => void proxy.close(() => resolve())),
  };
};
