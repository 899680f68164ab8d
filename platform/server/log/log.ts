import { pino, type Logger } from 'pino';

/** Keys whose values never reach a log line, wherever they stand. */
const secretKeys = ['password', 'token', 'authorization', 'cookie', 'secret', 'set-cookie', 'newPassword', 'currentPassword'];

/** The structured log of this process: one JSON object a line, request ids by child loggers, secrets removed. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), censor: '[removed]' },
  });
