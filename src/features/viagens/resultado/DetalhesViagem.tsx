import type { Viagem } from '../../../domain/wire/viagens/viagens';
import { Stack } from '../../../ui/Stack/Stack';
import { ParadasViagem } from './ParadasViagem';
import { PorQueEstePreco } from './PorQueEstePreco';

/** The unfolded part of a card: the stops, and how the price comes about. */
export function DetalhesViagem({ viagem }: { viagem: Viagem }) {
  return (
    <Stack gap={5}>
      <ParadasViagem viagem={viagem} />
      <PorQueEstePreco classes={viagem.classes} />
    </Stack>
  );
}
