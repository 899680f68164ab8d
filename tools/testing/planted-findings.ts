import type { Finding, Law } from '../laws/law.ts';
import { plantTree } from './plant-tree.ts';

/** Runs a law over a tree that is gone again afterwards, and gives back what it found as lines of text. */
export const plantedFindings = async (
  law: Law,
  files: Readonly<Record<string, string>>,
  borrowed: readonly string[] = [],
): Promise<string[]> => {
  const tree = plantTree(files, borrowed);
  try {
    return (await law(tree.root)).map(asLine);
  } finally {
    tree.remove();
  }
};

const asLine = ({ path, message }: Finding): string => `${path}: ${message}`;
