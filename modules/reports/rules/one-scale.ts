/**
 * From where to where a picture of figures reaches.
 *
 * @unit as its figures
 */
export type Scale = { readonly from: number; readonly to: number };

/** The steps that people count by, of one size of number. */
const roundSteps = [1, 2, 5, 10];

/** The smallest step that people count by of which four make the whole. */
const stepOf = (whole: number): number => {
  const size = 10 ** Math.floor(Math.log10(whole / 4));
  return size * (roundSteps.find((step) => step * size * 4 >= whole) ?? 10);
};

const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/**
 * A scale for each of several pictures that are read beside each other: each lies about its own figures, and all of them reach
 * equally far, so that the same rise is as steep in one as in another. Their ends are round.
 *
 * @invariant all scales are equally long, and each holds its figures.
 */
export const oneScale = (pictures: readonly (readonly number[])[]): readonly Scale[] => {
  const step = stepOf(Math.max(...pictures.filter((values) => values.length > 0).map(spreadOf), 0) || 1);
  const steps = Math.max(...pictures.filter((values) => values.length > 0).map((values) => Math.ceil(spreadOf(values) / step)), 1) + 2;
  return pictures.map((values) => {
    const [least, most] = values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
    const centred = Math.floor((least + most) / 2 / step - steps / 2 + 0.5);
    // What is never below nothing has no room below nothing.
    const from = least >= 0 ? Math.max(centred, 0) : centred;
    return { from: from * step, to: (from + steps) * step };
  });
};
