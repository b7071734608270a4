/** Stands in a bundle for the system behind the `sx` property, which no component of ours takes (unusedMui.ts). */
export default () => null;
export const extendSxProp = (props) => props;
export const unstable_createStyleFunctionSx = () => () => null;
export const unstable_defaultSxConfig = {};
