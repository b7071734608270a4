/** Nothing yet. */
export const Screen = () => null;
