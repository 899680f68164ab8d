/** Where the picture of a step lies, for whoever may see the menu. */
export const stepPictureAddress = ({ restaurantId, pictureId }: { readonly restaurantId: string; readonly pictureId: string }): string =>
  `/files/recipes/${restaurantId}/${pictureId}`;
