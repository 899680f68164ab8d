import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { alertsShown } from './alerts.bench.ts';
import { assistant } from './assistant.bench.ts';
import { barcode } from './barcode.bench.ts';
import { bundle } from './bundle.bench.ts';
import { crash } from './crash.bench.ts';
import { growth } from './growth.bench.ts';
import { printFigures, type Benchmark, type Figure } from './harness/figure.ts';
import { withResult } from './harness/results-page.ts';
import { limits } from './limits.bench.ts';
import { interaction } from './interaction.bench.ts';
import { list } from './list.bench.ts';
import { live } from './live.bench.ts';
import { movement } from './movement.bench.ts';
import { offlineStart } from './offline-start.bench.ts';
import { pageSpeed } from './page-speed.bench.ts';
import { policyMutants } from './policy-mutants.bench.ts';
import { reports } from './reports.bench.ts';
import { resume } from './resume.bench.ts';
import { backupAndRestore } from './restore.bench.ts';
import { rostering } from './rostering.bench.ts';
import { rowSecurity } from './row-security.bench.ts';
import { start } from './start.bench.ts';
import { sync } from './sync.bench.ts';

const benchmarks: readonly Benchmark[] = [
  bundle,
  list,
  movement,
  growth,
  reports,
  limits,
  rowSecurity,
  start,
  pageSpeed,
  offlineStart,
  interaction,
  policyMutants,
  backupAndRestore,
  crash,
  sync,
  barcode,
  resume,
  live,
  alertsShown,
  rostering,
  assistant,
];

const asked = process.argv.slice(2);
const isKept = asked.includes('--keep');
const wanted = asked.filter((word) => word !== '--keep').map((name) => name.toUpperCase());
const chosen = wanted.length === 0 ? benchmarks : benchmarks.filter((benchmark) => wanted.includes(benchmark.name));
if (chosen.length === 0) {
  process.stderr.write(`There is no such benchmark. There are: ${benchmarks.map((benchmark) => benchmark.name).join(', ')}\n`);
  process.exit(1);
}

const page = join(import.meta.dirname, 'RESULTS.md');
const gigabyte = 1024 ** 3;

/** Writes down what was measured, of which commit and where. */
const keep = (name: string, figures: readonly Figure[]): void => {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / gigabyte)} GB, Node ${process.versions.node}, ${process.platform}`;
  const result = { name, figures, day: new Date().toISOString().slice(0, 10), commit, machine };
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const names = benchmarks.map((benchmark) => benchmark.name);
  writeFileSync(page, withResult(before, result, names));
};

const figures: Figure[] = [];
for (const { name, run } of chosen) {
  process.stdout.write(`${name} …\n`);
  const measured = await run();
  if (isKept) keep(name, measured);
  figures.push(...measured);
}
printFigures(figures);
