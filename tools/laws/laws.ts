import { checkAdvisories } from './advisories.ts';
import { checkAllowances } from './allowed.ts';
import { checkCommits } from './commits.ts';
import { checkDocuments } from './documents.ts';
import { checkDoors } from './doors.ts';
import { checkFormat } from './format.ts';
import { checkGraph } from './graph.ts';
import type { Law } from './law.ts';
import { checkLicences } from './licences.ts';
import { checkLint } from './lint.ts';
import { checkMessages } from './messages.ts';
import { checkImmutableMigrations, checkSafeMigrations } from './migrations.ts';
import { checkNative } from './native.ts';
import { checkRefusalMessages } from './refusals.ts';
import { checkSecrets } from './secrets.ts';
import { checkSuppressions } from './suppressions.ts';
import { checkTree } from './tree.ts';
import { checkTypes } from './types.ts';
import { checkUnused } from './unused.ts';

/** A law with the name that it is printed under. */
export type NamedLaw = { readonly name: string; readonly check: Law };

/**
 * What the others need: without the compiled messages, nothing that shows one compiles. Compiling takes one core; the law beside it
 * takes another, and looks at no message.
 */
export const firstLaws: readonly NamedLaw[] = [
  { name: 'messages in every language', check: checkMessages },
  { name: 'unused code and packages', check: checkUnused },
];

/** Every other law, the slow ones first, so that two at a time end together. */
export const laws: readonly NamedLaw[] = [
  { name: 'graph of imports', check: checkGraph },
  { name: 'types', check: checkTypes },
  { name: 'lint', check: checkLint },
  { name: 'known advisories', check: checkAdvisories },
  { name: 'safe migrations', check: checkSafeMigrations },
  { name: 'immutable migrations', check: checkImmutableMigrations },
  { name: 'format', check: checkFormat },
  { name: 'modules and rooms', check: checkTree },
  { name: 'reasons for suppressions', check: checkSuppressions },
  { name: 'explained doors', check: checkDoors },
  { name: 'messages of refusals', check: checkRefusalMessages },
  { name: 'native projects in step', check: checkNative },
  { name: 'documents', check: checkDocuments },
  { name: 'commits', check: checkCommits },
  { name: 'secrets', check: checkSecrets },
  { name: 'licences', check: checkLicences },
  { name: 'reasons for allowances', check: checkAllowances },
];
