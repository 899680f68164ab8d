/** What a screen says is told; a long list on it is cut. */
const linesMax = 70;

/** By what Playwright finds an element again, which nobody reads. */
const marks = / \[(?:ref=\w+|cursor=pointer|aria-hidden)\]/gu;

/** A line that says nothing but that something stands there, or where a link leads. */
const isSilent = (line: string): boolean => /^- (?:\/url: .*|[a-z]+:?)$/u.test(line);

/**
 * What stood on the page when a journey failed: its words and controls, a line each.
 *
 * @param context what Playwright writes beside a failure, in Markdown
 */
export const pageShown = (context: string): readonly string[] => {
  const snapshot = /# Page snapshot\s+```yaml\n([\s\S]*?)```/u.exec(context)?.[1] ?? '';
  const lines = snapshot.split('\n').map((line) => line.replaceAll(marks, '').trim());
  return lines.filter((line) => line !== '' && !isSilent(line)).slice(0, linesMax);
};
