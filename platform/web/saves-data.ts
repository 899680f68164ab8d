/**
 * Whether somebody told their browser to spare the line, as one does where every megabyte is paid for. Browsers that know no such
 * wish say nothing: then nobody has it.
 *
 * @source WICG Save Data API, `NetworkInformation.saveData`
 */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
