export const NewItemScreen = () => null;
