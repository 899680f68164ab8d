import type { TestError } from 'vitest';
import { JsonReporter, type SerializedError, type TestModule } from 'vitest/node';

/**
 * Vitest's report, with what its own leaves out: the faults outside every test, which fail a run, and before each failure
 * what caused it. A query that failed says which one; only its cause says why.
 */
export default class ReportWithFaults extends JsonReporter {
  #faults: readonly SerializedError[] = [];

  override onTestRunEnd(modules: readonly TestModule[], faults: readonly SerializedError[] = []): Promise<void> {
    this.#faults = faults;
    for (const module of modules)
      for (const test of module.children.allTests('failed'))
        for (const error of test.result().errors ?? []) error.stack = [...causesOf(error), error.stack ?? error.message].join('\n');
    return super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    const faults = this.#faults.map(({ VITEST_TEST_PATH: name, stack, message }) => ({ name, why: stack ?? message }));
    return super.writeReport(JSON.stringify({ ...(JSON.parse(report) as object), faults }));
  }
}

/** The innermost first. */
const causesOf = ({ cause }: TestError): readonly string[] => (cause ? [...causesOf(cause), `Caused by: ${cause.message}`] : []);
