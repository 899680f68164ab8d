import { pino, type Logger } from 'pino';

/** Keys whose values never reach a log line, wherever they stand. */
const secretKeys = ['password', 'token', 'authorization', 'cookie', 'secret', 'set-cookie', 'newPassword', 'currentPassword'];

/** What a log says of an error: drivers hang whole connections, with their settings, on theirs. */
const concise = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { name, message, ...code, stack, ...(error.cause instanceof Error && { cause: concise(error.cause) }) };
};

/** The structured log of this process: one JSON object a line, request ids by child loggers, secrets removed. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    serializers: { err: concise },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), censor: '[removed]' },
  });
