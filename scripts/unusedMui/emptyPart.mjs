/** Stands in a bundle for parts of MUI that are never rendered (unusedMui.ts). */
export default function EmptyPart() {
  return null;
}
