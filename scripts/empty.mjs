/** Stands in a bundle for the modules of MUI that never run (unusedMui.ts). */
export default {};
