import type { ReactNode } from 'react';
import { FormList } from '../../ui/form/FormList';

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

/** A list of a parcel, with one item at least. */
export function CamposRepetidos<Item>({ um, vazio, legenda, fixos, ...list }: CamposRepetidosProps<Item>) {
  return (
    <FormList
      {...list}
      min={1}
      empty={vazio}
      legend={legenda}
      fixed={fixos ?? false}
      addLabel={`Mais um ${um}`}
      removeLabel={(i) => `Tirar o ${um} ${i + 1}`}
    />
  );
}
