/** True for the form of our ids; any other text in an address is somebody's guess, and a 404. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
