import { getIn } from 'final-form';
import { useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { Button } from '../Button/Button';
import { FieldGroup } from '../FieldGrid/FieldGroup';
import { PlusIcon } from '../icons/PlusIcon';
import { Stack } from '../Stack/Stack';

export interface FormListProps<Item> {
  /** Name of the form's list. */
  name: string;
  /** Text of the button that adds an item. */
  addLabel: string;
  /** Text of the button that removes an item; it names the item. */
  removeLabel: (index: number) => string;
  legend: (index: number, total: number) => string;
  /** Value of an added item. */
  empty: Item;
  /** @default 0 */
  min?: number;
  max: number;
  /** Takes the buttons away. */
  fixed?: boolean;
  /** Fields of one item; their names start with `prefix`. */
  children: (prefix: string) => ReactNode;
}

const ADD = '[data-add] button';
const LAST = 'fieldset:last-of-type :is(input, textarea, select)';

/** A form's list with add and remove. Focus moves into an added item, and to the add button after removing one. */
export function FormList<Item>(props: FormListProps<Item>) {
  const { name, addLabel, removeLabel, legend, empty, min = 0, max, fixed = false, children } = props;
  const form = useForm();
  const read = useCallback(() => (getIn(form.getState().values ?? {}, name) ?? []) as Item[], [form, name]);
  const subscribe = useCallback((notify: () => void) => form.subscribe(notify, { values: true }), [form]);
  // Typing in a field of an item changes the list, but not how many items there are to draw.
  const count = useSyncExternalStore(subscribe, () => read().length);
  const group = useRef<HTMLDivElement>(null);
  const goTo = useRef<string | null>(null);
  useEffect(() => {
    if (goTo.current) group.current?.querySelector<HTMLElement>(goTo.current)?.focus();
    goTo.current = null;
  }, [count]);
  const set = (next: Item[], target: string): void => {
    goTo.current = target;
    form.change(name, next);
  };
  const without = (index: number): Item[] => read().filter((_, other) => other !== index);
  return (
    <div ref={group}>
      <Stack gap={4}>
        {Array.from({ length: count }, (_, i) => (
          // Items have no identity but their index.
          <FieldGroup key={i} legend={legend(i, count)}>
            {children(`${name}[${i}]`)}
            {count > min && !fixed && (
              <div>
                <Button variant="quiet" size="small" onClick={() => set(without(i), ADD)}>
                  {removeLabel(i)}
                </Button>
              </div>
            )}
          </FieldGroup>
        ))}
        {count < max && !fixed && (
          <div data-add>
            <Button
              variant="secondary"
              size="small"
              icon={<PlusIcon size={18} />}
              onClick={() => set([...read(), empty], LAST)}
            >
              {addLabel}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}
