import { joinItems } from '../../../domain/base/itens';
import type { PoltronaMapa } from '../../../domain/wire/compra/poltronas';
import { useEmit } from '../../../events/useEmit';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';

export interface PoltronaEspecialProps {
  viagemId: string;
  /** Chosen seats of the displayed leg that wait for a confirmation. */
  poltronas: readonly PoltronaMapa[];
  /** Told after a press of "Continuar", which waits for the answer. */
  recusa?: string | undefined;
}

/** Asks whether a chosen priority or accessible seat is kept. The purchase goes on only after the answer. */
export function PoltronaEspecial({ viagemId, poltronas, recusa }: PoltronaEspecialProps) {
  const emit = useEmit();
  const acessiveis = poltronas.filter(({ acessivel }) => acessivel).map(({ numero }) => numero);
  const mulheres = poltronas.filter(({ acessivel }) => !acessivel).map(({ numero }) => numero);
  const isOne = poltronas.length === 1;
  const keep = () =>
    emit('PoltronasEspeciaisMantidas', { poltronas: poltronas.map(({ numero }) => ({ viagemId, numero })) });
  return (
    <Alert
      kind={recusa ? 'warning' : 'info'}
      title={recusa ?? (isOne ? 'Confirme esta poltrona' : 'Confirme estas poltronas')}
      announce
      action={
        <Inline>
          <Button size="small" onClick={keep}>
            {isOne ? 'Ficar com ela' : 'Ficar com elas'}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => poltronas.forEach(({ numero }) => emit('PoltronaAlternada', { numero }))}
          >
            {isOne ? 'Escolher outra' : 'Escolher outras'}
          </Button>
        </Inline>
      }
    >
      {acessiveis.length > 0 && <p>{textFor(acessiveis, 'acessível', 'acessíveis', PARA_ACESSIVEL)}</p>}
      {mulheres.length > 0 && (
        <p>{textFor(mulheres, 'preferencial para mulheres', 'preferenciais para mulheres', PARA_MULHERES)}</p>
      )}
    </Alert>
  );
}

const PARA_ACESSIVEL =
  'Quem tem deficiência ou mobilidade reduzida tem prioridade nela e pode pedir a troca no embarque.';
const PARA_MULHERES = 'Ao lado dela preferimos que viaje uma mulher. Qualquer pessoa pode comprar.';

const textFor = (numeros: readonly number[], one: string, many: string, rule: string): string =>
  numeros.length === 1
    ? `A poltrona ${numeros[0]} é ${one}. ${rule}`
    : `As poltronas ${joinItems(numeros)} são ${many}. ${rule}`;
