export const EditItemScreen = () => null;
