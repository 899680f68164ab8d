import { isEntryRefused, type EntryRefused } from '../database/tenancy.ts';
import { keptRefusal, replay, type Earlier } from './stored-answer.ts';

/** Writes a refusal under its key in a new transaction, and gives that transaction with what lies under the key then. */
type Store<SomeTx> = (kept: object) => Promise<{ readonly earlier: Earlier | null; readonly tx: SomeTx } | EntryRefused>;

/** What a guard hands on: the procedure's answer, and the transaction that it ran in. */
type Told<SomeTx> = { readonly output: unknown; readonly context: { readonly tx: SomeTx } };

/**
 * Runs a command. What refuses it for good is stored under its key before it is told, so that a late twin is refused too;
 * a twin that had an effect in between is told instead. A fault, and whatever asks to try again, travels on.
 *
 * @source docs/decisions/009-a-refusal-is-an-answer.md
 */
export const keepingRefusals = async <Result, SomeTx>(run: () => Promise<Result>, store: Store<SomeTx>): Promise<Result | Told<SomeTx>> => {
  try {
    return await run();
  } catch (thrown) {
    const kept = keptRefusal(thrown);
    if (!kept) throw thrown;
    const stored = await store(kept);
    if (isEntryRefused(stored) || stored.earlier === null) throw thrown;
    return { output: replay(stored.earlier), context: { tx: stored.tx } };
  }
};
