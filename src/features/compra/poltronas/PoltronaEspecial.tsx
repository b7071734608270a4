import { useState } from 'react';
import { joinItems } from '../../../domain/compra/compra';
import type { PoltronaMapa } from '../../../domain/wire/compra/poltronas';
import { useEmit } from '../../../events/useEmit';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';

/** Notice for a chosen priority or accessible seat, with a question whether to keep it. */
export function PoltronaEspecial({ poltronas }: { poltronas: readonly PoltronaMapa[] }) {
  const emit = useEmit();
  const [kept, setKept] = useState<readonly number[]>([]);
  const open = poltronas.filter(({ numero, acessivel, preferencialMulheres }) => {
    return (acessivel || preferencialMulheres) && !kept.includes(numero);
  });
  const acessiveis = open.filter(({ acessivel }) => acessivel).map(({ numero }) => numero);
  const mulheres = open.filter(({ acessivel }) => !acessivel).map(({ numero }) => numero);
  if (open.length === 0) return null;
  return (
    <Alert
      title={open.length === 1 ? 'Confirme esta poltrona' : 'Confirme estas poltronas'}
      announce
      action={
        <Inline>
          <Button size="small" onClick={() => setKept([...kept, ...open.map(({ numero }) => numero)])}>
            {open.length === 1 ? 'Ficar com ela' : 'Ficar com elas'}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => open.forEach(({ numero }) => emit('PoltronaAlternada', { numero }))}
          >
            {open.length === 1 ? 'Escolher outra' : 'Escolher outras'}
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
