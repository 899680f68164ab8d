import { createTransport } from 'nodemailer';

import type { WrittenLetter } from './letter.ts';

/** Where letters are handed over, and who they say they are from. */
export type SmtpSettings = { readonly url: string; readonly from: string };

/** Hands letters over to somebody who carries them. */
export type LetterCarrier = { readonly send: (letter: WrittenLetter) => Promise<void> };

const patienceMs = 15_000;

/** Hands letters over by SMTP; what the other side refuses is thrown, to be tried again. */
export const smtpCarrier = ({ url, from }: SmtpSettings): LetterCarrier => {
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url, ...limits }, { from });
  return {
    send: async ({ attachment, ...words }) => {
      const attachments = attachment
        ? [{ filename: attachment.fileName, content: attachment.content, contentType: 'application/pdf' }]
        : [];
      await transport.sendMail({ ...words, attachments });
    },
  };
};
