import { joinItems } from '../../../domain/base/itens';
import type { PoltronaMapa } from '../../../domain/wire/compra/poltronas';
import { useEmit } from '../../../events/useEmit';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { t } from '../../../words/t';

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
      title={recusa ?? (isOne ? t('Confirme esta poltrona') : t('Confirme estas poltronas'))}
      announce
      action={
        <Inline>
          <Button size="small" onClick={keep}>
            {isOne ? t('Ficar com ela') : t('Ficar com elas')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => poltronas.forEach(({ numero }) => emit('PoltronaAlternada', { numero }))}
          >
            {isOne ? t('Escolher outra') : t('Escolher outras')}
          </Button>
        </Inline>
      }
    >
      {acessiveis.length > 0 && <p>{accessibleText(acessiveis)}</p>}
      {mulheres.length > 0 && <p>{womenText(mulheres)}</p>}
    </Alert>
  );
}

const accessibleText = (numeros: readonly number[]): string =>
  t(
    '{n, plural, =1 {A poltrona {poltronas} é acessível.} other {As poltronas {poltronas} são acessíveis.}} Quem tem deficiência ou mobilidade reduzida tem prioridade nela e pode pedir a troca no embarque.',
    { n: numeros.length, poltronas: joinItems(numeros) },
  );

const womenText = (numeros: readonly number[]): string =>
  t(
    '{n, plural, =1 {A poltrona {poltronas} é preferencial para mulheres.} other {As poltronas {poltronas} são preferenciais para mulheres.}} Ao lado dela preferimos que viaje uma mulher. Qualquer pessoa pode comprar.',
    { n: numeros.length, poltronas: joinItems(numeros) },
  );
