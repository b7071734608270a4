import { textoDaConferencia } from '../../../domain/compra/conferencia';
import type { Conferencia } from '../../../domain/wire/compra/poltronas';
import { Text } from '../../../ui/Text/Text';
import { msg, translated } from '../../../words/t';

export interface IdadeDoMapaProps {
  /** How old the operator's word about the seats is. */
  conferencia: Conferencia | undefined;
  /** True while changes do not arrive by themselves. */
  semAoVivo: boolean;
}

const SEM_AO_VIVO = msg(
  'Sem atualização ao vivo: o mapa mostra dados mais antigos, buscados de novo a cada poucos segundos.',
);

/** Says how old the shown seats are, where they are older than moments. */
export const IdadeDoMapa = ({ conferencia, semAoVivo }: IdadeDoMapaProps) => (
  <>
    {conferencia && (
      <Text size="sm" tone="quiet">
        {textoDaConferencia(conferencia)}
      </Text>
    )}
    <Text size="sm" announce="status">
      {semAoVivo && translated(SEM_AO_VIVO)}
    </Text>
  </>
);
