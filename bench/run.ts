import { alertsShown } from './alerts.bench.ts';
import { assistant } from './assistant.bench.ts';
import { barcode } from './barcode.bench.ts';
import { bundle } from './bundle.bench.ts';
import { crash } from './crash.bench.ts';
import { growth } from './growth.bench.ts';
import { printFigures, type Benchmark, type Figure } from './harness/figure.ts';
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

const wanted = process.argv.slice(2).map((name) => name.toUpperCase());
const chosen = wanted.length === 0 ? benchmarks : benchmarks.filter((benchmark) => wanted.includes(benchmark.name));
if (chosen.length === 0) {
  process.stderr.write(`There is no such benchmark. There are: ${benchmarks.map((benchmark) => benchmark.name).join(', ')}\n`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const benchmark of chosen) {
  process.stdout.write(`${benchmark.name} …\n`);
  figures.push(...(await benchmark.run()));
}
printFigures(figures);
