import type { Bilhete } from '../../../domain/wire/bilhetes/bilhetes';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { isAlteravel } from '../situacoesBilhete';
import { t } from '../../../words/t';

/** Actions on a ticket; none for one that has ended or was used. */
export function AcoesBilhete({ bilhete: { id, situacao } }: { bilhete: Pick<Bilhete, 'id' | 'situacao'> }) {
  const emit = useEmit();
  if (!isAlteravel(situacao)) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => emit('RemarcacaoAberta', { bilheteId: id })}>
        {t('Remarcar')}
      </Button>
      <Button variant="secondary" onClick={() => emit('TransferenciaAberta', { bilheteId: id })}>
        {t('Transferir')}
      </Button>
      <Button variant="quiet" onClick={() => emit('CancelamentoAberto', { tipo: 'bilhete', id })}>
        {t('Cancelar passagem')}
      </Button>
    </>
  );
}
