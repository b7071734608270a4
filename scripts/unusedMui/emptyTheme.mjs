/** Stands in a bundle for the themes of MUI that ours replaces (unusedMui.ts): as a value, and as what would make one. */
export default () => ({});
