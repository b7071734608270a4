import { useEffect, useRef, type ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from '../../ui/Button/Button';
import { FieldGroup } from '../../ui/FieldGrid/FieldGroup';
import { PlusIcon } from '../../ui/icons/PlusIcon';
import { Stack } from '../../ui/Stack/Stack';

interface CamposRepetidosProps<Item> {
  /** Name of the form's list. */
  name: string;
  /** Noun of one item, in the middle of a sentence; masculine. */
  um: string;
  max: number;
  /** Value of an added item. */
  vazio: Item;
  legenda: (index: number, total: number) => string;
  /** Disables adding and removing. */
  fixos?: boolean;
  /** Fields of one item; their names start with `prefix`. */
  children: (prefix: string) => ReactNode;
}

/** A form list with add and remove. Focus moves into an added item, and to the add button after removing one. */
export function CamposRepetidos<Item>(props: CamposRepetidosProps<Item>) {
  const { name, um, max, vazio, legenda, fixos = false, children } = props;
  const { change } = useForm<Record<string, Item[]>>();
  const { values } = useFormState<Record<string, Item[]>>({ subscription: { values: true } });
  const itens = values[name] ?? [];
  const group = useRef<HTMLDivElement>(null);
  const goTo = useRef<string | null>(null);
  useEffect(() => {
    if (goTo.current) group.current?.querySelector<HTMLElement>(goTo.current)?.focus();
    goTo.current = null;
  }, [itens.length]);
  const set = (next: Item[], target: string): void => {
    goTo.current = target;
    change(name, next);
  };
  return (
    <div ref={group}>
      <Stack gap={4}>
        {itens.map((_, i) => (
          // Items have no identity but their index.
          <FieldGroup key={i} legend={legenda(i, itens.length)}>
            {children(`${name}[${i}]`)}
            {itens.length > 1 && !fixos && (
              <div>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() =>
                    set(
                      itens.filter((__, other) => other !== i),
                      MAIS,
                    )
                  }
                >
                  {`Tirar o ${um} ${i + 1}`}
                </Button>
              </div>
            )}
          </FieldGroup>
        ))}
        {itens.length < max && !fixos && (
          <div data-mais>
            <Button
              variant="secondary"
              size="small"
              icon={<PlusIcon size={18} />}
              onClick={() => set([...itens, vazio], ULTIMO)}
            >
              {`Mais um ${um}`}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  );
}

const MAIS = '[data-mais] button';
const ULTIMO = 'fieldset:last-of-type input';
