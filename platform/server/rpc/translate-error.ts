import { ORPCError, ValidationError } from '@orpc/server';
import pg from 'pg';
import type { Logger } from 'pino';

import { isStalePlan } from '../database/database-error.ts';
import { refusal } from './refuse.ts';

type Issue = { readonly path: string; readonly code: string };

const issuesOf = (error: ValidationError): Issue[] =>
  error.issues.map((issue) => ({
    path: (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
    code: 'code' in issue && typeof issue.code === 'string' ? issue.code : 'invalid',
  }));

/** PostgreSQL's classes of trouble that pass: no connection, no resources, operator's intervention, a lost race. */
const passingClasses = new Set(['08', '53', '57', '58', '40', '55']);
const passingNetworkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

const isPassing = (fault: unknown): boolean => {
  if (isStalePlan(fault)) return true;
  if (fault instanceof pg.DatabaseError) return passingClasses.has(fault.code?.slice(0, 2) ?? '');
  if (!(fault instanceof Error)) return false;
  const code = (fault as NodeJS.ErrnoException).code ?? '';
  return passingNetworkCodes.has(code) || /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(fault.message);
};

/** Drizzle wraps what the driver threw; the cause is what happened. */
const rootOf = (fault: unknown): unknown =>
  fault instanceof Error && fault.cause instanceof Error && !(fault instanceof ORPCError) ? rootOf(fault.cause) : fault;

/**
 * The one place where what was thrown becomes an answer: a refusal keeps its code, bad input names its fields, a fault
 * of the world asks to try again, anything else is a bug that is logged whole and told to the caller without detail.
 */
export const translateError = (thrown: unknown, log: Logger): ORPCError<string, unknown> => {
  if (thrown instanceof ORPCError) {
    if (thrown.cause instanceof ValidationError && thrown.code === 'BAD_REQUEST') {
      return refusal('INPUT_INVALID', { issues: issuesOf(thrown.cause) });
    }
    if (thrown.status >= 500) log.error({ err: thrown.cause ?? thrown }, 'procedure failed');
    return thrown;
  }
  const fault = rootOf(thrown);
  if (isPassing(fault)) {
    log.error({ err: fault }, 'the world failed');
    return refusal('UNAVAILABLE');
  }
  log.error({ err: fault }, 'bug');
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: 'INTERNAL_SERVER_ERROR' });
};
