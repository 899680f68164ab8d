import type { Figure } from './figure.ts';

/** What a benchmark gave, and of what. */
export type Result = {
  readonly name: string;
  readonly figures: readonly Figure[];
  /** As "2026-11-25". */
  readonly day: string;
  readonly commit: string;
  /** As "2 cores, 24 GB, Node 24.1.0, linux". */
  readonly machine: string;
};

const heading = `# Results

Kept by \`npm run bench -- NAME --keep\`; what each benchmark measures stands in the README beside this. A section is of the commit and
the machine that it names: sections taken on different days are not to be held against each other.
`;

const verdicts = { true: 'met', false: '**missed**', null: '' } as const;

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const sectionOf = ({ name, figures, day, commit, machine }: Result): string => {
  const missed = figures.filter(({ isMet }) => isMet === false).length;
  const rows = figures.map(
    ({ id, what, figure, target, isMet }) => `| ${[id, what, figure, target].map(cell).join(' | ')} | ${verdicts[`${isMet}`]} |`,
  );
  return `## ${name}

${day}, commit ${commit}, ${machine}. ${missed === 0 ? 'Nothing missed.' : `Missed: ${missed}.`}

| id | what | figure | target | |
|---|---|---|---|---|
${rows.join('\n')}
`;
};

/** The page with one benchmark's section in its place, in the order of `names`; the others stay as they were. */
export const withResult = (page: string, result: Result, names: readonly string[]): string => {
  const known = new Map(
    page
      .split(/^(?=## )/m)
      .filter((part) => part.startsWith('## '))
      .map((part) => [/^## (.+)$/m.exec(part)?.[1] ?? '', part.trimEnd()] as const),
  );
  known.set(result.name, sectionOf(result).trimEnd());
  const sections = names.flatMap((name) => known.get(name) ?? []);
  return `${[heading.trimEnd(), ...sections].join('\n\n')}\n`;
};
