import { classNames } from './class-names.ts';

const people = [0, 60, 120, 180, 240, 300].map((degrees) => {
  const radians = (degrees * Math.PI) / 180;
  return { cx: 12 + 8 * Math.sin(radians), cy: 12 - 8 * Math.cos(radians) };
});

/** People around a table: the only ornament there is. */
export const BrandMark = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 24 24" className={classNames('fill-ink', className)} aria-hidden>
    <circle cx={12} cy={12} r={4} />
    {people.map(({ cx, cy }) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={1.4} />
    ))}
  </svg>
);
