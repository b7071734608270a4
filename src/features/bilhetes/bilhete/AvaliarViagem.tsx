import type { Bilhete } from '../../../domain/wire/bilhetes/bilhetes';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { StarIcon } from '../../../ui/icons/StarIcon';
import { t } from '../../../words/t';

/** The way to rate the trip of a ticket, or to change the rating; none while it is under way, nor after the time for it. */
export function AvaliarViagem({ bilhete: { id, avaliacao } }: { bilhete: Pick<Bilhete, 'id' | 'avaliacao'> }) {
  const emit = useEmit();
  if (!avaliacao?.aberta) return null;
  const isRated = avaliacao.nota !== null;
  return (
    <Button
      variant={isRated ? 'quiet' : 'primary'}
      icon={<StarIcon filled={isRated} />}
      onClick={() => emit('AvaliacaoAberta', { bilheteId: id })}
    >
      {isRated ? t('Mudar avaliação') : t('Avaliar viagem')}
    </Button>
  );
}
