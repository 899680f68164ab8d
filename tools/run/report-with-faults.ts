import { JsonReporter, type SerializedError, type TestModule } from 'vitest/node';

/** Vitest's report, and beside it the faults outside every test, which fail a run but which its own report leaves out. */
export default class ReportWithFaults extends JsonReporter {
  #faults: readonly SerializedError[] = [];

  override onTestRunEnd(modules: readonly TestModule[], faults: readonly SerializedError[] = []): Promise<void> {
    this.#faults = faults;
    return super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    const faults = this.#faults.map(({ VITEST_TEST_PATH: name, stack, message }) => ({ name, why: stack ?? message }));
    return super.writeReport(JSON.stringify({ ...(JSON.parse(report) as object), faults }));
  }
}
