/**
 * A path of the app in one restaurant, for links that leave the app: whoever follows it goes to work there first, wherever they
 * were. Where they do not belong there, they are told so.
 *
 * @param path a path of the app, with its search
 */
export const placeAt = (restaurantId: string, path: string): `/${string}` => `/at/${restaurantId}?to=${encodeURIComponent(path)}`;
