import { Hono } from 'hono';

import type { Pools } from '../../platform/server/database/pool.ts';
import type { LetterWriter, WrittenLetter } from '../../platform/server/mail/letter.ts';
import { listLetters } from '../../platform/server/mail/letter-box.ts';

/** Where letters can be read that nobody carries. */
export const devMailPath = '/dev/mail';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(title)}</title>
    <style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:48rem;padding:0 1rem}iframe{width:100%;height:28rem;border:1px solid #999}pre{white-space:pre-wrap}</style>
  </head>
  <body><main><h1>${escape(title)}</h1>${body}</main></body>
</html>`;

const asLinks = (text: string): string => escape(text).replaceAll(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`);

/** What a letter says is shown in a frame without rights: a mistake in a template runs nothing here. */
const letterPage = (letter: WrittenLetter): string =>
  page(
    letter.subject,
    `<p>To ${escape(letter.to)}</p><pre>${asLinks(letter.text)}</pre><iframe title="HTML" sandbox="" srcdoc="${escape(letter.html)}"></iframe>`,
  );

/** The letters of a machine that sends none, newest first, and each by itself. Outside production only. */
export const devMail = (wiring: { readonly pools: Pools; readonly write: LetterWriter }): Hono => {
  const app = new Hono();
  app.get('/', async (context) => {
    const letters = await listLetters(wiring.pools.auth);
    const lines = letters.map(({ id, queuedAt, letter }) => {
      const { to, subject } = wiring.write(letter);
      return `<li><a href="${devMailPath}/${id}">${escape(subject)}</a> to ${escape(to)}, ${queuedAt.toISOString()}</li>`;
    });
    return context.html(page('Letters that were not sent', lines.length > 0 ? `<ol>${lines.join('')}</ol>` : '<p>None.</p>'));
  });
  app.get('/:id', async (context) => {
    const found = (await listLetters(wiring.pools.auth)).find(({ id }) => id === context.req.param('id'));
    return found ? context.html(letterPage(wiring.write(found.letter))) : context.notFound();
  });
  return app;
};
