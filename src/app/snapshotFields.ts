/** Values of named fields in the prerendered page, typed before hydration. Passwords are excluded. */
export function snapshotFields(root: ParentNode): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name]')) {
    if (input.type === 'password') continue;
    if (input.type === 'checkbox') fields[input.name] = String(input.checked);
    else if (input.type !== 'radio' || input.checked) fields[input.name] = input.value;
  }
  return fields;
}
